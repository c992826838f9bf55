import type { Bootcamp } from '../entities/bootcamp.ts'
import { artworkPath } from '../rules/artwork.ts'
import { bootcampTitles } from '../rules/bootcamps.ts'

export const aws: Bootcamp = {
  _id: 'bootcamp-aws',
  title: bootcampTitles.aws,
  slug: 'aws',
  level: 'Beginner to Intermediate',
  duration: '12 weeks',
  startDate: '2025-06-07',
  endDate: '2025-08-23',
  status: 'closed',
  brochureUrl: '/brochures/aws.pdf',
  description:
    'From your first account to a three-tier system that deploys itself, survives the loss of a data center and stays within its budget. You build one product all the way, a piece each week, and defend its design at the end.',
  image: artworkPath({
    kind: 'course',
    domain: 'cloud engineering',
    level: 'intermediate',
    slug: 'aws-bootcamp',
  }),
  highlights: [
    {
      title: 'Live every Saturday',
      text: 'Three hours with an engineer who runs AWS for a living, and a recording for whoever has to miss it.',
    },
    {
      title: 'An account of your own',
      text: 'You build in a real, isolated AWS account with a spending limit. It is provided; you pay nothing to AWS.',
    },
    {
      title: 'Every task is read',
      text: 'Each week you hand in what you built. A reviewer reads it and tells you what to change before you go on.',
    },
    {
      title: 'Groups of eight',
      text: 'You learn with seven others and one mentor, who answers within a working day and meets you every other week.',
    },
    {
      title: 'A certificate to verify',
      text: 'Approved work earns a signed certificate. Its ID can be checked by any employer, at any time, without asking us.',
    },
    {
      title: 'Help with what is next',
      text: 'A review of your resume, two mock interviews, and introductions to partners who take interns from each cohort.',
    },
  ],
  curriculum: [
    {
      title: 'Cloud foundations and a safe account',
      text: 'Regions, availability zones, shared responsibility. You secure the root user, turn on CloudTrail and set a budget that warns you. Task: an account baseline.',
    },
    {
      title: 'Linux and networks for the cloud',
      text: 'Shell, permissions, services; addresses, CIDR, DNS and TLS, as far as one needs them to find a fault. Task: explain a failing connection step by step.',
    },
    {
      title: 'Identity and access',
      text: 'IAM policies, roles, IAM Identity Center and why nobody gets a long-lived key. Task: least-privilege roles for three teams, shown to hold with the policy simulator.',
    },
    {
      title: 'Virtual networks',
      text: 'VPCs, subnets, route tables, NAT, security groups, endpoints, flow logs. Task: a network of three tiers whose database nobody reaches from the internet.',
    },
    {
      title: 'Compute',
      text: 'EC2, images, launch templates, load balancers and Auto Scaling; Systems Manager in place of SSH. Task: a fleet that heals itself while you terminate instances.',
    },
    {
      title: 'Storage and databases',
      text: 'S3 with versioning and lifecycle rules, EBS, RDS and Aurora, DynamoDB, backups that have been restored once. Task: choose and defend a store for each of four workloads.',
    },
    {
      title: 'Infrastructure as code',
      text: 'Terraform from the first resource to modules, remote state and drift. Task: tear down what you have clicked together and bring it back with one command.',
    },
    {
      title: 'Containers',
      text: 'Images that are small and scanned, ECR, ECS on Fargate, service discovery; when EKS is worth it. Task: move the product of your group into containers.',
    },
    {
      title: 'Serverless and events',
      text: 'Lambda, API Gateway, SQS, EventBridge, Step Functions; retries, idempotency and dead letters. Task: a thumbnail service that loses no picture.',
    },
    {
      title: 'Delivery pipelines',
      text: 'GitHub Actions with OIDC, tests, scans, blue/green and canary releases, rollback. Task: a pipeline that refuses a bad release and says why.',
    },
    {
      title: 'Security, observability and cost',
      text: 'CloudWatch, X-Ray, GuardDuty, Security Hub, KMS; tagging, Savings Plans, right-sizing. Task: find and close five planted weaknesses, and cut the bill by a third.',
    },
    {
      title: 'The system, defended',
      text: 'A Well-Architected review of your own system, a failure drill on a live call, and a presentation to engineers who have not seen it before. Task: the final report.',
    },
  ],
  jobRoles: [
    'Junior Cloud Engineer',
    'AWS Solutions Architect (associate level)',
    'Cloud Operations Engineer',
    'Site Reliability Engineer (entry level)',
    'Cloud Support Engineer',
    'Platform Engineer (entry level)',
  ],
  certifications: [
    'AWS Certified Cloud Practitioner (CLF-C02)',
    'AWS Certified Solutions Architect – Associate (SAA-C03)',
    'HashiCorp Certified: Terraform Associate',
  ],
  prerequisites: [
    'You can find your way around a computer, install programs and use a terminal for simple things',
    'English that is good enough to read documentation and to speak in a group',
    'No experience with AWS; some programming in any language helps from week 7 on',
  ],
  technicalRequirements: [
    'A laptop with at least 8 GB of RAM (16 GB is better from week 8 on, for containers) and 30 GB of free disk space',
    'Windows 11 with WSL 2, macOS 13 or later, or a current Linux',
    'A connection of 5 Mbit/s or more, a headset, and a camera for reviews',
    '12 hours a week: 3 live, 7 to build, 2 to read',
    'A GitHub account; the AWS account is provided',
  ],
}
