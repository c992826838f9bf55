import type { Bootcamp } from '../entities/bootcamp.ts'
import { artworkPath } from '../rules/artwork.ts'
import { bootcampTitles } from '../rules/bootcamps.ts'

export const cyber: Bootcamp = {
  _id: 'bootcamp-cyber',
  title: bootcampTitles.cyber,
  slug: 'cyber',
  level: 'Intermediate',
  duration: '10 weeks',
  startDate: '2026-03-14',
  endDate: '2026-05-23',
  status: 'upcoming',
  brochureUrl: '/brochures/cyber.pdf',
  description:
    'The work of a security operations center, as it is done: read the logs, tell the alarm from the attack, contain it, and write it up so that others can act. By the end you have investigated ten incidents of your own.',
  image: artworkPath({
    kind: 'course',
    domain: 'cybersecurity',
    level: 'intermediate',
    slug: 'cyber-bootcamp',
  }),
  highlights: [
    {
      title: 'Live every Saturday',
      text: 'Three hours with analysts on leave from their shift: a case first, then the theory that would have solved it sooner.',
    },
    {
      title: 'Ten real incidents',
      text: 'Attacks replayed in an isolated network with hosts, a SIEM and an EDR of your own. No slides of screenshots.',
    },
    {
      title: 'Reports, reviewed',
      text: 'Each week ends with an incident report. A reviewer grades it as a customer would and sends it back with comments.',
    },
    {
      title: 'A shift of four',
      text: 'You work in shifts with three others, hand over as a SOC does, and have a mentor who has led one.',
    },
    {
      title: 'A certificate to verify',
      text: 'Approved work earns a signed certificate. Its ID can be checked by any employer, at any time, without asking us.',
    },
    {
      title: 'Help with what is next',
      text: 'A portfolio of ten reports without secrets in them, a resume review, two mock interviews, and introductions to partners.',
    },
  ],
  curriculum: [
    {
      title: 'How a SOC works',
      text: 'Tiers, shifts, playbooks, severity and the kill chain; MITRE ATT&CK as a common language. Task: map a published breach to techniques, with your evidence.',
    },
    {
      title: 'Networks on the wire',
      text: 'Packets, DNS, TLS and HTTP seen through Wireshark, Zeek and Suricata. Task: find the beacon in an hour of traffic and say when it began.',
    },
    {
      title: 'Windows and Active Directory',
      text: 'Processes, services, event IDs, Sysmon, Kerberos; how tickets are stolen. Task: rebuild the logon history of a compromised workstation.',
    },
    {
      title: 'Linux and cloud logs',
      text: 'auditd, journald, CloudTrail, Entra ID sign-ins; what attackers switch off first. Task: follow a leaked key from the first call to the last.',
    },
    {
      title: 'SIEM and queries',
      text: 'Collecting, parsing and searching in Elastic and Microsoft Sentinel; KQL from filters to joins. Task: a dashboard for the shift lead that fits on one screen.',
    },
    {
      title: 'Detection engineering',
      text: 'Sigma rules, tests for rules, false positives and their price. Task: five detections that fire in the attack and stay quiet through a day of ordinary work.',
    },
    {
      title: 'Phishing and malware triage',
      text: 'Mail headers, SPF, DKIM, DMARC; macros, scripts and loaders, first by strings and hashes, then in a sandbox. Task: a verdict and indicators within 60 minutes.',
    },
    {
      title: 'Threat hunting and intelligence',
      text: 'Hypotheses, baselines, the pyramid of pain, YARA; how to read a vendor report. Task: a hunt that you would repeat, written so that others can.',
    },
    {
      title: 'Incident response and forensics',
      text: 'NIST SP 800-61, containment without tipping off, memory and disk images with Volatility and KAPE, chain of custody. Task: a timeline that holds in front of a lawyer.',
    },
    {
      title: 'The long night',
      text: 'A ransomware incident from the first alarm to the board: eight hours in your shift, with handover, decisions and a press call. Task: the final report.',
    },
  ],
  jobRoles: [
    'SOC Analyst (tier 1 and 2)',
    'Cybersecurity Analyst',
    'Incident Responder (junior)',
    'Threat Intelligence Analyst (junior)',
    'Detection Engineer (junior)',
    'Vulnerability Management Analyst',
  ],
  certifications: [
    'CompTIA Security+ (SY0-701)',
    'CompTIA Cybersecurity Analyst, CySA+ (CS0-003)',
    'Microsoft Certified: Security Operations Analyst Associate (SC-200)',
    'Security Blue Team: Blue Team Level 1 (BTL1)',
  ],
  prerequisites: [
    'Networking basics: addresses, ports, DNS, what a firewall does',
    'You have used a command line on Windows or Linux',
    'You can read a short script in Python or PowerShell; writing one is taught',
    'No experience in a security team',
  ],
  technicalRequirements: [
    'A laptop with at least 16 GB of RAM, a processor with virtualization (VT-x or AMD-V) and 80 GB of free disk space',
    'Windows 11, macOS 13 or later, or a current Linux, with the right to install programs',
    'A connection of 10 Mbit/s or more, a headset, and a camera for reviews',
    '14 hours a week: 3 live, 9 in the lab, 2 to write',
    'One whole day in week 10 for the exercise',
  ],
}
