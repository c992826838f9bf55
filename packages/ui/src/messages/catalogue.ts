import { accountMenuMessages } from '../surfaces/shell/AccountMenu/AccountMenu.messages.ts'
import { recoveryCodesMessages } from '../surfaces/account/RecoveryCodes/RecoveryCodes.messages.ts'
import { totpSetupMessages } from '../surfaces/account/TotpSetup/TotpSetup.messages.ts'
import { alertMessages } from '../components/Alert/Alert.messages.ts'
import { barChartMessages } from '../components/BarChart/BarChart.messages.ts'
import { bootcampCardMessages } from '../surfaces/bootcamps/BootcampCard/BootcampCard.messages.ts'
import { bootcampHeroMessages } from '../surfaces/bootcamps/BootcampHero/BootcampHero.messages.ts'
import { bootcampSidePanelMessages } from '../surfaces/bootcamps/BootcampSidePanel/BootcampSidePanel.messages.ts'
import { breadcrumbsMessages } from '../components/Breadcrumbs/Breadcrumbs.messages.ts'
import { codeBlockMessages } from '../components/CodeBlock/CodeBlock.messages.ts'
import { comboboxMessages } from '../components/Combobox/Combobox.messages.ts'
import { commandPaletteMessages } from '../components/CommandPalette/CommandPalette.messages.ts'
import { completedCourseCardMessages } from '../surfaces/course/CompletedCourseCard/CompletedCourseCard.messages.ts'
import { confirmDialogMessages } from '../components/ConfirmDialog/ConfirmDialog.messages.ts'
import { copyButtonMessages } from '../components/CopyButton/CopyButton.messages.ts'
import { courseCompletedMessages } from '../surfaces/course/CourseCompleted/CourseCompleted.messages.ts'
import { courseOutlineMessages } from '../surfaces/course/CourseOutline/CourseOutline.messages.ts'
import { courseSideCardMessages } from '../surfaces/course/CourseSideCard/CourseSideCard.messages.ts'
import { credentialAchievementMessages } from '../surfaces/credentials/CredentialAchievement/CredentialAchievement.messages.ts'
import { credentialCardMessages } from '../surfaces/credentials/CredentialCard/CredentialCard.messages.ts'
import { credentialChecksMessages } from '../surfaces/credentials/CredentialChecks/CredentialChecks.messages.ts'
import { credentialDetailsMessages } from '../surfaces/credentials/CredentialDetails/CredentialDetails.messages.tsx'
import { credentialEvidenceMessages } from '../surfaces/credentials/CredentialEvidence/CredentialEvidence.messages.tsx'
import { credentialKindMessages } from '../surfaces/credentials/kinds/credentialKinds.messages.ts'
import { creditLedgerMessages } from '../surfaces/labs/CreditLedger/CreditLedger.messages.ts'
import { curriculumListMessages } from '../components/CurriculumList/CurriculumList.messages.ts'
import { datePickerMessages } from '../components/DatePicker/DatePicker.messages.ts'
import { deleteAccountDialogMessages } from '../surfaces/account/DeleteAccountDialog/DeleteAccountDialog.messages.ts'
import { errorStateMessages } from '../components/ErrorState/ErrorState.messages.ts'
import { evidenceQuestionMessages } from '../surfaces/credentials/EvidenceQuestion/EvidenceQuestion.messages.ts'
import { fileDropZoneMessages } from '../components/FileDropZone/FileDropZone.messages.ts'
import { fileSlotMessages } from '../components/FileSlot/FileSlot.messages.ts'
import { filterLayoutMessages } from '../surfaces/catalogue/FilterLayout/FilterLayout.messages.ts'
import { filterPanelMessages } from '../surfaces/catalogue/FilterPanel/FilterPanel.messages.ts'
import { footerMessages } from '../surfaces/shell/Footer/Footer.messages.ts'
import { formFieldMessages } from '../components/FormField/FormField.messages.ts'
import { imageMessages } from '../components/Image/Image.messages.ts'
import { instructorBlockMessages } from '../surfaces/course/InstructorBlock/InstructorBlock.messages.ts'
import { inviteCodeDialogMessages } from '../surfaces/course/InviteCodeDialog/InviteCodeDialog.messages.ts'
import { labAccessCardMessages } from '../surfaces/labs/LabAccessCard/LabAccessCard.messages.ts'
import { labDebriefMessages } from '../surfaces/labs/LabDebrief/LabDebrief.messages.ts'
import { labDurationDialogMessages } from '../surfaces/labs/LabDurationDialog/LabDurationDialog.messages.ts'
import { labHeroMessages } from '../surfaces/labs/LabHero/LabHero.messages.ts'
import { labNotebookMessages } from '../surfaces/labs/LabNotebook/LabNotebook.messages.ts'
import { labStartingCardMessages } from '../surfaces/labs/LabStartingCard/LabStartingCard.messages.ts'
import { labStatusBannerMessages } from '../surfaces/labs/LabStatusBanner/LabStatusBanner.messages.ts'
import { labTerminalMessages } from '../surfaces/labs/LabTerminal/LabTerminal.messages.ts'
import { missionBarMessages } from '../surfaces/labs/MissionBar/MissionBar.messages.ts'
import { missionPanelMessages } from '../surfaces/labs/MissionPanel/MissionPanel.messages.ts'
import { lessonActionsMessages } from '../surfaces/lesson/LessonActions/LessonActions.messages.ts'
import { lessonHeaderMessages } from '../surfaces/lesson/LessonHeader/LessonHeader.messages.ts'
import { lessonLayoutMessages } from '../surfaces/lesson/LessonLayout/LessonLayout.messages.ts'
import { lessonOutlineMessages } from '../surfaces/lesson/LessonOutline/LessonOutline.messages.ts'
import { lessonTopBarMessages } from '../surfaces/lesson/LessonTopBar/LessonTopBar.messages.ts'
import { lineChartMessages } from '../components/LineChart/LineChart.messages.ts'
import { linkMessages } from '../components/Link/Link.messages.ts'
import { messagePageMessages } from '../surfaces/shell/MessagePage/MessagePage.messages.ts'
import { multiSelectMessages } from '../components/MultiSelect/MultiSelect.messages.ts'
import { navigationDrawerMessages } from '../surfaces/shell/NavigationDrawer/NavigationDrawer.messages.ts'
import { numberFieldMessages } from '../components/NumberField/NumberField.messages.ts'
import { offlineBannerMessages } from '../surfaces/shell/OfflineBanner/OfflineBanner.messages.ts'
import { ongoingCourseCardMessages } from '../surfaces/course/OngoingCourseCard/OngoingCourseCard.messages.ts'
import { overlayMessages } from '../components/Overlay/Overlay.messages.ts'
import { paginationMessages } from '../components/Pagination/Pagination.messages.ts'
import { participantCardMessages } from '../surfaces/bootcamps/ParticipantCard/ParticipantCard.messages.ts'
import { passwordFieldMessages } from '../components/PasswordField/PasswordField.messages.ts'
import { passwordFormMessages } from '../surfaces/account/PasswordForm/PasswordForm.messages.ts'
import { profileFormMessages } from '../surfaces/account/ProfileForm/ProfileForm.messages.ts'
import { quizFormMessages } from '../surfaces/lesson/QuizForm/QuizForm.messages.ts'
import { quizPassedMessages } from '../surfaces/lesson/QuizPassed/QuizPassed.messages.ts'
import { quizResultDialogMessages } from '../surfaces/lesson/QuizResultDialog/QuizResultDialog.messages.ts'
import { quizReviewMessages } from '../surfaces/lesson/QuizReview/QuizReview.messages.ts'
import { recordComparisonMessages } from '../surfaces/credentials/RecordComparison/RecordComparison.messages.ts'
import { remainingTimeChipMessages } from '../components/RemainingTimeChip/RemainingTimeChip.messages.ts'
import { requirementsListMessages } from '../surfaces/shell/RequirementsList/RequirementsList.messages.ts'
import { richTextMessages } from '../components/RichText/RichText.messages.ts'
import { runningLabMessages } from '../surfaces/shell/RunningLab/RunningLab.messages.ts'
import { searchResultListMessages } from '../surfaces/catalogue/SearchResultList/SearchResultList.messages.ts'
import { searchFieldMessages } from '../components/SearchField/SearchField.messages.ts'
import { sessionDetailsMessages } from '../surfaces/labs/SessionDetails/SessionDetails.messages.ts'
import { sessionStatisticsMessages } from '../surfaces/labs/SessionStatistics/SessionStatistics.messages.ts'
import { shareCardMessages } from '../surfaces/credentials/ShareCard/ShareCard.messages.ts'
import { skipLinkMessages } from '../surfaces/shell/SkipLink/SkipLink.messages.ts'
import { statMessages } from '../components/Stat/Stat.messages.ts'
import { stepperMessages } from '../components/Stepper/Stepper.messages.ts'
import { tableMessages } from '../components/Table/Table.messages.ts'
import { openingNoticeDialogMessages } from '../surfaces/bootcamps/OpeningNoticeDialog/OpeningNoticeDialog.messages.tsx'
import { taskAccessDialogMessages } from '../surfaces/bootcamps/TaskAccessDialog/TaskAccessDialog.messages.tsx'
import { taskFormMessages } from '../surfaces/bootcamps/TaskForm/TaskForm.messages.ts'
import { taskHeroMessages } from '../surfaces/bootcamps/TaskHero/TaskHero.messages.ts'
import { taskStatusPanelMessages } from '../surfaces/bootcamps/TaskStatusPanel/TaskStatusPanel.messages.ts'
import { taskSubmittedMessages } from '../surfaces/bootcamps/TaskSubmitted/TaskSubmitted.messages.ts'
import { textAreaMessages } from '../components/TextArea/TextArea.messages.ts'
import { timelineMessages } from '../components/Timeline/Timeline.messages.ts'
import { toastRegionMessages } from '../components/ToastRegion/ToastRegion.messages.ts'
import { nameCorrectionDialogMessages } from '../surfaces/credentials/NameCorrectionDialog/NameCorrectionDialog.messages.ts'
import { requestActionMessages } from '../surfaces/account/RequestAction/RequestAction.messages.ts'
import { topBarMessages } from '../surfaces/shell/TopBar/TopBar.messages.ts'
import { verificationTableMessages } from '../surfaces/credentials/VerificationTable/VerificationTable.messages.ts'
import { verifyFormMessages } from '../surfaces/credentials/VerifyForm/VerifyForm.messages.ts'
import { verifyHeroMessages } from '../surfaces/credentials/VerifyHero/VerifyHero.messages.ts'
import { terminalFilmMessages } from '../surfaces/lesson/TerminalFilm/TerminalFilm.messages.ts'
import { transcriptMessages } from '../surfaces/lesson/Transcript/Transcript.messages.ts'
import { videoFrameMessages } from '../surfaces/lesson/VideoFrame/VideoFrame.messages.ts'
import { videoPreviewMessages } from '../surfaces/course/VideoPreview/VideoPreview.messages.ts'
import { domainMessages } from '../domain.ts'
import type { Translation } from '../components/Language/messages.ts'

/**
 * Every text that the package itself speaks, by component. Components import their own part; this
 * is for translators and tests.
 */
export const uiMessages = {
  AccountMenu: accountMenuMessages,
  Alert: alertMessages,
  BarChart: barChartMessages,
  BootcampCard: bootcampCardMessages,
  BootcampHero: bootcampHeroMessages,
  BootcampSidePanel: bootcampSidePanelMessages,
  Breadcrumbs: breadcrumbsMessages,
  CodeBlock: codeBlockMessages,
  Combobox: comboboxMessages,
  CommandPalette: commandPaletteMessages,
  CompletedCourseCard: completedCourseCardMessages,
  ConfirmDialog: confirmDialogMessages,
  CopyButton: copyButtonMessages,
  CourseCompleted: courseCompletedMessages,
  CourseOutline: courseOutlineMessages,
  CourseSideCard: courseSideCardMessages,
  CredentialAchievement: credentialAchievementMessages,
  CredentialCard: credentialCardMessages,
  CredentialChecks: credentialChecksMessages,
  CredentialDetails: credentialDetailsMessages,
  CredentialEvidence: credentialEvidenceMessages,
  CreditLedger: creditLedgerMessages,
  CurriculumList: curriculumListMessages,
  DatePicker: datePickerMessages,
  DeleteAccountDialog: deleteAccountDialogMessages,
  ErrorState: errorStateMessages,
  EvidenceQuestion: evidenceQuestionMessages,
  FileDropZone: fileDropZoneMessages,
  FileSlot: fileSlotMessages,
  FilterLayout: filterLayoutMessages,
  FilterPanel: filterPanelMessages,
  Footer: footerMessages,
  FormField: formFieldMessages,
  Image: imageMessages,
  InstructorBlock: instructorBlockMessages,
  InviteCodeDialog: inviteCodeDialogMessages,
  LabAccessCard: labAccessCardMessages,
  LabDebrief: labDebriefMessages,
  LabDurationDialog: labDurationDialogMessages,
  LabHero: labHeroMessages,
  LabNotebook: labNotebookMessages,
  LabStartingCard: labStartingCardMessages,
  LabStatusBanner: labStatusBannerMessages,
  LessonActions: lessonActionsMessages,
  LessonHeader: lessonHeaderMessages,
  LessonLayout: lessonLayoutMessages,
  LessonOutline: lessonOutlineMessages,
  LessonTopBar: lessonTopBarMessages,
  LineChart: lineChartMessages,
  Link: linkMessages,
  MessagePage: messagePageMessages,
  LabTerminal: labTerminalMessages,
  MissionBar: missionBarMessages,
  MissionPanel: missionPanelMessages,
  MultiSelect: multiSelectMessages,
  NameCorrectionDialog: nameCorrectionDialogMessages,
  NavigationDrawer: navigationDrawerMessages,
  NumberField: numberFieldMessages,
  OfflineBanner: offlineBannerMessages,
  OngoingCourseCard: ongoingCourseCardMessages,
  OpeningNoticeDialog: openingNoticeDialogMessages,
  Overlay: overlayMessages,
  Pagination: paginationMessages,
  ParticipantCard: participantCardMessages,
  PasswordField: passwordFieldMessages,
  PasswordForm: passwordFormMessages,
  ProfileForm: profileFormMessages,
  QuizForm: quizFormMessages,
  QuizPassed: quizPassedMessages,
  QuizResultDialog: quizResultDialogMessages,
  QuizReview: quizReviewMessages,
  RecordComparison: recordComparisonMessages,
  RecoveryCodes: recoveryCodesMessages,
  RemainingTimeChip: remainingTimeChipMessages,
  RequestAction: requestActionMessages,
  RequirementsList: requirementsListMessages,
  RichText: richTextMessages,
  RunningLab: runningLabMessages,
  SearchField: searchFieldMessages,
  SearchResultList: searchResultListMessages,
  SessionDetails: sessionDetailsMessages,
  SessionStatistics: sessionStatisticsMessages,
  ShareCard: shareCardMessages,
  SkipLink: skipLinkMessages,
  Stat: statMessages,
  Stepper: stepperMessages,
  Table: tableMessages,
  TaskAccessDialog: taskAccessDialogMessages,
  TaskForm: taskFormMessages,
  TaskHero: taskHeroMessages,
  TaskStatusPanel: taskStatusPanelMessages,
  TaskSubmitted: taskSubmittedMessages,
  TextArea: textAreaMessages,
  Timeline: timelineMessages,
  ToastRegion: toastRegionMessages,
  TopBar: topBarMessages,
  TotpSetup: totpSetupMessages,
  VerificationTable: verificationTableMessages,
  VerifyForm: verifyFormMessages,
  VerifyHero: verifyHeroMessages,
  TerminalFilm: terminalFilmMessages,
  Transcript: transcriptMessages,
  VideoFrame: videoFrameMessages,
  VideoPreview: videoPreviewMessages,
  credentialKinds: credentialKindMessages,
  domain: domainMessages,
}

/** The whole catalogue in one language. */
export type UiMessages = Translation<typeof uiMessages>
