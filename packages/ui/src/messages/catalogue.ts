import { accountMenuMessages } from '../AccountMenu/AccountMenu.messages.ts'
import { alertMessages } from '../Alert/Alert.messages.ts'
import { bootcampCardMessages } from '../BootcampCard/BootcampCard.messages.ts'
import { bootcampHeroMessages } from '../BootcampHero/BootcampHero.messages.ts'
import { bootcampSidePanelMessages } from '../BootcampSidePanel/BootcampSidePanel.messages.ts'
import { completedCourseCardMessages } from '../CompletedCourseCard/CompletedCourseCard.messages.ts'
import { confirmDialogMessages } from '../ConfirmDialog/ConfirmDialog.messages.ts'
import { contentCardMessages } from '../ContentCard/ContentCard.messages.ts'
import { copyButtonMessages } from '../CopyButton/CopyButton.messages.ts'
import { courseCompletedMessages } from '../CourseCompleted/CourseCompleted.messages.ts'
import { courseOutlineMessages } from '../CourseOutline/CourseOutline.messages.ts'
import { courseSideCardMessages } from '../CourseSideCard/CourseSideCard.messages.ts'
import { credentialCardMessages } from '../CredentialCard/CredentialCard.messages.ts'
import { credentialChecksMessages } from '../CredentialChecks/CredentialChecks.messages.ts'
import { credentialDetailsMessages } from '../CredentialDetails/CredentialDetails.messages.tsx'
import { credentialImageMessages } from '../CredentialImage/CredentialImage.messages.ts'
import { credentialSectionMessages } from '../CredentialSection/CredentialSection.messages.ts'
import { creditLedgerMessages } from '../CreditLedger/CreditLedger.messages.ts'
import { curriculumListMessages } from '../CurriculumList/CurriculumList.messages.ts'
import { deleteAccountDialogMessages } from '../DeleteAccountDialog/DeleteAccountDialog.messages.ts'
import { errorStateMessages } from '../ErrorState/ErrorState.messages.ts'
import { fileDropZoneMessages } from '../FileDropZone/FileDropZone.messages.ts'
import { fileSlotMessages } from '../FileSlot/FileSlot.messages.ts'
import { filterLayoutMessages } from '../FilterLayout/FilterLayout.messages.ts'
import { filterPanelMessages } from '../FilterPanel/FilterPanel.messages.ts'
import { footerMessages } from '../Footer/Footer.messages.ts'
import { formFieldMessages } from '../FormField/FormField.messages.ts'
import { imageMessages } from '../Image/Image.messages.ts'
import { instructorBlockMessages } from '../InstructorBlock/InstructorBlock.messages.ts'
import { inviteCodeDialogMessages } from '../InviteCodeDialog/InviteCodeDialog.messages.ts'
import { labAccessCardMessages } from '../LabAccessCard/LabAccessCard.messages.ts'
import { labDurationDialogMessages } from '../LabDurationDialog/LabDurationDialog.messages.ts'
import { labHeroMessages } from '../LabHero/LabHero.messages.ts'
import { labStartingCardMessages } from '../LabStartingCard/LabStartingCard.messages.ts'
import { labStatusBannerMessages } from '../LabStatusBanner/LabStatusBanner.messages.ts'
import { labStatusChipMessages } from '../LabStatusChip/LabStatusChip.messages.ts'
import { lessonActionsMessages } from '../LessonActions/LessonActions.messages.ts'
import { lessonHeaderMessages } from '../LessonHeader/LessonHeader.messages.ts'
import { lessonLayoutMessages } from '../LessonLayout/LessonLayout.messages.ts'
import { lessonOutlineMessages } from '../LessonOutline/LessonOutline.messages.ts'
import { lessonTopBarMessages } from '../LessonTopBar/LessonTopBar.messages.ts'
import { levelChipMessages } from '../LevelChip/LevelChip.messages.ts'
import { linkMessages } from '../Link/Link.messages.ts'
import { messagePageMessages } from '../MessagePage/MessagePage.messages.ts'
import { navigationDrawerMessages } from '../NavigationDrawer/NavigationDrawer.messages.ts'
import { offlineBannerMessages } from '../OfflineBanner/OfflineBanner.messages.ts'
import { ongoingCourseCardMessages } from '../OngoingCourseCard/OngoingCourseCard.messages.ts'
import { overlayMessages } from '../Overlay/Overlay.messages.ts'
import { participantCardMessages } from '../ParticipantCard/ParticipantCard.messages.ts'
import { passwordFieldMessages } from '../PasswordField/PasswordField.messages.ts'
import { passwordFormMessages } from '../PasswordForm/PasswordForm.messages.ts'
import { profileFormMessages } from '../ProfileForm/ProfileForm.messages.ts'
import { quizFormMessages } from '../QuizForm/QuizForm.messages.ts'
import { quizPassedMessages } from '../QuizPassed/QuizPassed.messages.ts'
import { quizResultDialogMessages } from '../QuizResultDialog/QuizResultDialog.messages.ts'
import { quizReviewMessages } from '../QuizReview/QuizReview.messages.ts'
import { recordComparisonMessages } from '../RecordComparison/RecordComparison.messages.ts'
import { remainingTimeChipMessages } from '../RemainingTimeChip/RemainingTimeChip.messages.ts'
import { requirementsListMessages } from '../RequirementsList/RequirementsList.messages.ts'
import { richTextMessages } from '../RichText/RichText.messages.ts'
import { sessionDetailsMessages } from '../SessionDetails/SessionDetails.messages.ts'
import { sessionStatisticsMessages } from '../SessionStatistics/SessionStatistics.messages.ts'
import { shareCardMessages } from '../ShareCard/ShareCard.messages.ts'
import { skipLinkMessages } from '../SkipLink/SkipLink.messages.ts'
import { taskAccessDialogMessages } from '../TaskAccessDialog/TaskAccessDialog.messages.tsx'
import { taskFormMessages } from '../TaskForm/TaskForm.messages.ts'
import { taskHeroMessages } from '../TaskHero/TaskHero.messages.ts'
import { taskStatusPanelMessages } from '../TaskStatusPanel/TaskStatusPanel.messages.ts'
import { taskSubmittedMessages } from '../TaskSubmitted/TaskSubmitted.messages.ts'
import { textAreaMessages } from '../TextArea/TextArea.messages.ts'
import { toastRegionMessages } from '../ToastRegion/ToastRegion.messages.ts'
import { topBarMessages } from '../TopBar/TopBar.messages.ts'
import { verificationTableMessages } from '../VerificationTable/VerificationTable.messages.ts'
import { verifyFormMessages } from '../VerifyForm/VerifyForm.messages.ts'
import { verifyHeroMessages } from '../VerifyHero/VerifyHero.messages.ts'
import { videoFrameMessages } from '../VideoFrame/VideoFrame.messages.ts'
import { videoPreviewMessages } from '../VideoPreview/VideoPreview.messages.ts'
import type { Translation } from '../Language/messages.ts'

/** Every text that the package itself speaks, by component. Components import their own part; this is for translators and tests. */
export const uiMessages = {
  AccountMenu: accountMenuMessages,
  Alert: alertMessages,
  BootcampCard: bootcampCardMessages,
  BootcampHero: bootcampHeroMessages,
  BootcampSidePanel: bootcampSidePanelMessages,
  CompletedCourseCard: completedCourseCardMessages,
  ConfirmDialog: confirmDialogMessages,
  ContentCard: contentCardMessages,
  CopyButton: copyButtonMessages,
  CourseCompleted: courseCompletedMessages,
  CourseOutline: courseOutlineMessages,
  CourseSideCard: courseSideCardMessages,
  CredentialCard: credentialCardMessages,
  CredentialChecks: credentialChecksMessages,
  CredentialDetails: credentialDetailsMessages,
  CredentialImage: credentialImageMessages,
  CredentialSection: credentialSectionMessages,
  CreditLedger: creditLedgerMessages,
  CurriculumList: curriculumListMessages,
  DeleteAccountDialog: deleteAccountDialogMessages,
  ErrorState: errorStateMessages,
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
  LabDurationDialog: labDurationDialogMessages,
  LabHero: labHeroMessages,
  LabStartingCard: labStartingCardMessages,
  LabStatusBanner: labStatusBannerMessages,
  LabStatusChip: labStatusChipMessages,
  LessonActions: lessonActionsMessages,
  LessonHeader: lessonHeaderMessages,
  LessonLayout: lessonLayoutMessages,
  LessonOutline: lessonOutlineMessages,
  LessonTopBar: lessonTopBarMessages,
  LevelChip: levelChipMessages,
  Link: linkMessages,
  MessagePage: messagePageMessages,
  NavigationDrawer: navigationDrawerMessages,
  OfflineBanner: offlineBannerMessages,
  OngoingCourseCard: ongoingCourseCardMessages,
  Overlay: overlayMessages,
  ParticipantCard: participantCardMessages,
  PasswordField: passwordFieldMessages,
  PasswordForm: passwordFormMessages,
  ProfileForm: profileFormMessages,
  QuizForm: quizFormMessages,
  QuizPassed: quizPassedMessages,
  QuizResultDialog: quizResultDialogMessages,
  QuizReview: quizReviewMessages,
  RecordComparison: recordComparisonMessages,
  RemainingTimeChip: remainingTimeChipMessages,
  RequirementsList: requirementsListMessages,
  RichText: richTextMessages,
  SessionDetails: sessionDetailsMessages,
  SessionStatistics: sessionStatisticsMessages,
  ShareCard: shareCardMessages,
  SkipLink: skipLinkMessages,
  TaskAccessDialog: taskAccessDialogMessages,
  TaskForm: taskFormMessages,
  TaskHero: taskHeroMessages,
  TaskStatusPanel: taskStatusPanelMessages,
  TaskSubmitted: taskSubmittedMessages,
  TextArea: textAreaMessages,
  ToastRegion: toastRegionMessages,
  TopBar: topBarMessages,
  VerificationTable: verificationTableMessages,
  VerifyForm: verifyFormMessages,
  VerifyHero: verifyHeroMessages,
  VideoFrame: videoFrameMessages,
  VideoPreview: videoPreviewMessages,
}

/** The whole catalogue in one language. */
export type UiMessages = Translation<typeof uiMessages>
