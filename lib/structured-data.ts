import { escapeText } from 'entities';
import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  Course as CourseData,
  FAQPage,
  JobPosting,
  Organization,
  PostalAddress,
  Question,
  Service as ServiceData,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import { type PayBand, payInWords } from './pay-band';
import { type Crumb, absoluteUrl } from './routes';
import type { Company, Course, Job, Office, Post, Question as AskedQuestion } from '@/content';

export type StructuredData =
  | WithContext<BreadcrumbList>
  | WithContext<BlogPosting>
  | WithContext<CourseData>
  | WithContext<FAQPage>
  | WithContext<JobPosting>
  | WithContext<Organization>
  | WithContext<ServiceData>
  | WithContext<SoftwareApplication>
  | WithContext<WebSite>;

export interface Site {
  readonly url: string;
  readonly company: Company;
}

export interface DescribedPage {
  readonly site: Site;
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
}

const CONTEXT = 'https://schema.org' as const;
const LANGUAGE = 'en-IN';

export function breadcrumbList(
  home: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(home, path),
    })),
  };
}

const postalAddress = (office: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: office.lines.join(', '),
  addressLocality: office.locality,
  addressRegion: office.region,
  postalCode: office.postalCode,
  addressCountry: office.country,
});

const companyReference = ({ url, company }: Site) => ({
  '@type': 'Organization' as const,
  '@id': `${url}/#organization`,
  name: company.name,
  url,
});

export function organizationData({ url, company }: Site): WithContext<Organization> {
  const { corporate, registered } = company.offices;
  return {
    '@context': CONTEXT,
    ...companyReference({ url, company }),
    legalName: company.legalName,
    description: company.description,
    slogan: company.tagline,
    foundingDate: String(company.founded),
    logo: `${url}/icon-512.png`,
    email: company.emails.general,
    telephone: corporate.phone.href.replace('tel:', ''),
    address: [postalAddress(corporate), postalAddress(registered)],
    sameAs: Object.values(company.social),
  };
}

export function webSiteData(site: Site): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    url: site.url,
    name: site.company.name,
    inLanguage: LANGUAGE,
    publisher: companyReference(site),
  };
}

const about = ({ site, path, name, description, image }: DescribedPage) => ({
  '@context': CONTEXT,
  name,
  description,
  url: absoluteUrl(site.url, path),
  image: absoluteUrl(site.url, image),
});

export function serviceData(page: DescribedPage): WithContext<ServiceData> {
  return {
    ...about(page),
    '@type': 'Service',
    serviceType: page.name,
    provider: companyReference(page.site),
    areaServed: { '@type': 'Country', name: 'India' },
  };
}

/** No price and no rating: none is published. */
export function softwareData(page: DescribedPage): WithContext<SoftwareApplication> {
  return {
    ...about(page),
    '@type': 'SoftwareApplication',
    applicationCategory: 'BusinessApplication',
    publisher: companyReference(page.site),
  };
}

/** Its rating is the company's own claim, so it is no aggregateRating. */
export function courseData(
  page: DescribedPage,
  { certificate, skills, batch }: Pick<Course, 'certificate' | 'skills' | 'batch'>,
): WithContext<CourseData> {
  return {
    ...about(page),
    '@type': 'Course',
    provider: companyReference(page.site),
    inLanguage: LANGUAGE,
    educationalLevel: certificate.level,
    educationalCredentialAwarded: 'Certificate of completion',
    teaches: [...skills.items],
    offers: { '@type': 'Offer', category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseWorkload: certificate.duration,
      ...(batch.mode ? { courseMode: batch.mode } : {}),
    },
  };
}

const EMPLOYMENT_TYPE = {
  'Full Time': 'FULL_TIME',
  Freelance: 'CONTRACTOR',
  Internship: 'INTERN',
} as const satisfies Record<Job['type'], string>;

const htmlList = (heading: string, items: readonly string[]): string =>
  `<p>${heading}</p><ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;

const knownTerms = ({ facts, form, opening }: Job): string[] =>
  [
    opening.pay && payInWords(opening.pay),
    facts.hours,
    opening.hours,
    facts.outcome,
    opening.outcome,
    facts.travel,
    opening.travel,
    opening.benefits,
    opening.terms,
    form?.text,
    `Tools: ${facts.tools}`,
  ].flatMap((text) => text ?? []);

const baseSalary = ({ from, to, per }: PayBand) => ({
  '@type': 'MonetaryAmount' as const,
  currency: 'INR',
  value: {
    '@type': 'QuantitativeValue' as const,
    minValue: from,
    maxValue: to,
    unitText: per.toUpperCase(),
  },
});

function placeOfWork({ location, clientArea }: Job, { offices }: Company) {
  if (location === 'Remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country' as const, name: 'India' },
    };
  }
  const address = clientArea
    ? { '@type': 'PostalAddress' as const, addressRegion: clientArea, addressCountry: 'IN' }
    : postalAddress(offices.corporate);
  return { jobLocation: { '@type': 'Place' as const, address } };
}

/** Only of a job that is advertised. */
export function jobPostingData(
  { site, path }: Pick<DescribedPage, 'site' | 'path'>,
  job: Job,
): WithContext<JobPosting> | undefined {
  const { company } = site;
  const { opening } = job;
  if (opening.status !== 'open') return undefined;
  const partTime = job.typeText?.includes('Part Time') ? ['PART_TIME'] : [];
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    url: absoluteUrl(site.url, path),
    description:
      `<p>${escapeText(job.summary)}</p>` +
      htmlList('Responsibilities', job.responsibilities) +
      htmlList('Requirements', job.requirements) +
      htmlList('Terms', knownTerms(job)),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.file },
    datePosted: opening.posted,
    // Its last day is one for applications.
    validThrough: `${opening.closing}T23:59:59+05:30`,
    totalJobOpenings: opening.openings,
    directApply: false,
    baseSalary: baseSalary(opening.pay),
    ...(job.experienceMonths === undefined
      ? {}
      : {
          experienceRequirements: {
            '@type': 'OccupationalExperienceRequirements' as const,
            monthsOfExperience: job.experienceMonths,
          },
        }),
    ...(job.education === undefined ? {} : { educationRequirements: job.education }),
    employmentType: [EMPLOYMENT_TYPE[job.type], ...partTime],
    industry: 'Information technology and services',
    occupationalCategory: job.category,
    hiringOrganization: {
      ...companyReference(site),
      sameAs: site.url,
      logo: `${site.url}/icon-512.png`,
    },
    ...placeOfWork(job, company),
  };
}

export function blogPostingData(
  page: DescribedPage,
  {
    author,
    byline,
    date,
    updated,
    words,
  }: Pick<Post, 'author' | 'byline' | 'date' | 'updated' | 'words'>,
): WithContext<BlogPosting> {
  const { name, ...rest } = about(page);
  const publisher = companyReference(page.site);
  return {
    ...rest,
    '@type': 'BlogPosting',
    headline: name,
    mainEntityOfPage: rest.url,
    inLanguage: LANGUAGE,
    wordCount: words,
    ...(byline === 'real'
      ? {
          datePublished: date,
          dateModified: updated ?? date,
          author: { '@type': 'Organization', name: author, parentOrganization: publisher },
        }
      : {}),
    publisher,
  };
}

export function faqData(faqs: readonly AskedQuestion[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
    })),
  };
}
