import type { Bootcamp } from '../entities/bootcamp.ts'
import { artworkPath } from '../rules/artwork.ts'
import { bootcampTitles } from '../rules/bootcamps.ts'

export const aiSecurity: Bootcamp = {
  _id: 'bootcamp-ai-security',
  title: bootcampTitles['ai-security'],
  slug: 'ai-security',
  level: 'Advanced',
  duration: '8 weeks',
  startDate: '2026-07-04',
  endDate: '2026-08-29',
  status: 'upcoming',
  brochureUrl: '/brochures/ai-security.pdf',
  description:
    'Break systems that are built on models, then build ones that hold: prompt injection, poisoned data, stolen weights, agents with too many rights. For engineers who ship AI features, and for those who have to sign them off.',
  image: artworkPath({
    kind: 'course',
    domain: 'devsecops',
    level: 'expert',
    slug: 'ai-security-bootcamp',
  }),
  highlights: [
    {
      title: 'Live every Saturday',
      text: 'Three hours with people who attack and defend models at work, on papers and incidents of the past months.',
    },
    {
      title: 'Attack, then defend',
      text: 'A product with a model, retrieval and agents is yours to break from week 1, and yours to harden until week 8.',
    },
    {
      title: 'Findings, reviewed',
      text: 'Each week you hand in a finding or a defense with evidence. A reviewer tries to reproduce it and answers in writing.',
    },
    {
      title: 'Pairs and a mentor',
      text: 'You attack in pairs, so that somebody always argues back. A mentor meets each pair every week.',
    },
    {
      title: 'A certificate to verify',
      text: 'Approved work earns a signed certificate. Its ID can be checked by any employer, at any time, without asking us.',
    },
    {
      title: 'Help with what is next',
      text: 'A portfolio of findings that you may show, a talk rehearsed until it is ready for a meetup, and introductions to partners.',
    },
  ],
  curriculum: [
    {
      title: 'How models work and where they give',
      text: 'Training, fine-tuning, retrieval, tools and agents as a data flow with trust boundaries; OWASP Top 10 for LLM Applications, MITRE ATLAS. Task: the threat model of your pipeline.',
    },
    {
      title: 'Prompt injection',
      text: 'Direct and indirect injection, jailbreaks, exfiltration through links and images; why filters alone lose. Task: three working attacks, with the boundary that each one crosses.',
    },
    {
      title: 'Data and retrieval',
      text: 'Poisoned documents, embedding inversion, tenants that leak into one another, personal data in logs. Task: a retrieval layer that answers with the rights of the person who asks.',
    },
    {
      title: 'Agents and tools',
      text: 'Least privilege for tools, MCP servers, sandboxes, approvals that people do read; the confused deputy. Task: an agent that cannot be talked into spending money.',
    },
    {
      title: 'The supply chain of models',
      text: 'Pickle and safetensors, signed weights with Sigstore, provenance (SLSA), bills of materials for models, GPU and notebook hygiene. Task: a registry that refuses what it cannot trace.',
    },
    {
      title: 'Attacks on the model itself',
      text: 'Evasion, extraction, membership inference, backdoors; what differential privacy buys and costs. Task: steal a classifier through its API, then make that too expensive.',
    },
    {
      title: 'Evaluation, monitoring and response',
      text: 'Red-team suites with PyRIT and garak in CI, guardrails measured by what they miss, traces, abuse detection, an incident plan for models. Task: a release gate with numbers.',
    },
    {
      title: 'Governance and the final review',
      text: 'NIST AI RMF, ISO/IEC 42001, the EU AI Act: what they ask of engineers. You present your hardened product to a review board, and attack that of another pair. Task: the final report.',
    },
  ],
  jobRoles: [
    'AI Security Engineer',
    'Machine Learning Security Engineer',
    'AI Red Team Operator',
    'Product Security Engineer for AI',
    'Security Architect, AI platforms',
    'AI Governance and Risk Specialist',
  ],
  certifications: [
    'CompTIA SecAI+ (CY0-001)',
    'IAPP Artificial Intelligence Governance Professional (AIGP)',
    'Practical DevSecOps: Certified AI Security Professional (CAISP)',
    'ISACA Advanced in AI Security Management (AAISM), for holders of CISM or CISSP',
  ],
  prerequisites: [
    'Two years or more as a developer, security or platform engineer',
    'Python that you write without looking things up, Git, and containers',
    'The usual weaknesses of web applications and how they are fixed (OWASP Top 10)',
    'No experience in machine learning: the first week teaches what is needed',
  ],
  technicalRequirements: [
    'A laptop with at least 16 GB of RAM (32 GB to run small models on it) and 60 GB of free disk space',
    'Docker, Python 3.12 and a terminal; GPU time in the cloud is provided',
    'A connection of 20 Mbit/s or more, as models are gigabytes, and a headset',
    '15 hours a week: 3 live, 10 to attack and build, 2 to read papers',
  ],
}
