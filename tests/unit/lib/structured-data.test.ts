/** @jest-environment node */
import { described } from '@/app/described';
import { company, courses, industries, jobs, posts } from '@/content';
import {
  type Site,
  type StructuredData,
  blogPostingData,
  breadcrumbList,
  courseData,
  faqData,
  jobPostingData,
  organizationData,
  serviceData,
  softwareData,
  webSiteData,
} from '@/lib/structured-data';
import { jobOf } from '../job';

const site: Site = {
  url: 'https://www.company.example/website',
  company,
};
const page = {
  site,
  path: '/services/nav-details',
  name: 'Dynamics NAV',
  description: 'What it is',
  image: '/share/services-nav-details.png',
};

const read = (data: StructuredData): Record<string, unknown> =>
  // JSON.parse returns `any`.
  JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

describe('the structured data', () => {
  it('names the company, both offices and its networks', () => {
    const data = read(organizationData(site));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://www.company.example/website/#organization',
      name: company.name,
      legalName: company.legalName,
    });
    expect(data.address).toHaveLength(2);
    expect(data.sameAs).toHaveLength(5);
  });

  it('has the site published by the company', () => {
    expect(read(webSiteData(site))).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': 'https://www.company.example/website/#organization' },
    });
  });

  it('gives absolute addresses below the base path', () => {
    expect(read(serviceData(page))).toMatchObject({
      '@type': 'Service',
      url: 'https://www.company.example/website/services/nav-details',
      image: 'https://www.company.example/website/share/services-nav-details.png',
    });
  });

  it('numbers the way from home with absolute addresses', () => {
    const list = breadcrumbList(site.url, [
      { name: 'Home', path: '/' },
      { name: 'Industries', path: '/#industries' },
      { name: 'Services', path: '/services' },
    ]);
    expect(read(list)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://www.company.example/website' },
        { position: 2, item: 'https://www.company.example/website/#industries' },
        { position: 3, item: 'https://www.company.example/website/services' },
      ],
    });
  });

  it('stops the build at a path that leads to no page', () => {
    expect(() => described('/services/nav-detail')).toThrow(
      'no page at /services/nav-detail; write the path of a page of this site, such as /services',
    );
    expect(described('/services/nav-details').name).toBe('Dynamics NAV');
  });

  it('claims no price and no rating for a product', () => {
    const data = read(softwareData(page));
    expect(data['@type']).toBe('SoftwareApplication');
    expect(Object.keys(data)).not.toContain('offers');
    expect(Object.keys(data)).not.toContain('aggregateRating');
  });

  it.each(courses.map((course) => [course.slug, course] as const))(
    'marks the rating of the course %s up nowhere',
    (_slug, course) => {
      const data = read(courseData(page, course));
      expect(JSON.stringify(data)).not.toMatch(/rating/i);
      expect(data).toMatchObject({
        '@type': 'Course',
        provider: { name: company.name },
        educationalLevel: course.certificate.level,
        hasCourseInstance: { courseWorkload: course.certificate.duration },
      });
    },
  );

  it('says how a course is held once that is known', () => {
    const [course] = courses;
    if (!course) throw new Error('no course');
    const batch = { ...course.batch, mode: 'Weekends, online' };
    expect(read(courseData(page, { ...course, batch }))).toMatchObject({
      offers: { '@type': 'Offer', category: 'Paid' },
      hasCourseInstance: { courseMode: 'Weekends, online' },
    });
  });

  it.each([
    ['Full Time', ['FULL_TIME']],
    ['Freelance', ['CONTRACTOR']],
    ['Internship', ['INTERN']],
  ] as const)('calls a job of type %s %j', (type, expected) => {
    expect(read(jobPostingData(page, jobOf(type))).employmentType).toEqual(expected);
  });

  it('adds part time where the job can be held so', () => {
    const data = read(
      jobPostingData(page, jobOf('Full Time', { typeText: 'Full Time, Part Time' })),
    );
    expect(data.employmentType).toEqual(['FULL_TIME', 'PART_TIME']);
  });

  it('lets a remote job be held in India, without a place', () => {
    const data = read(jobPostingData(page, jobOf('Full Time', { location: 'Remote' })));
    expect(data).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    });
    expect(data.jobLocation).toBeUndefined();
  });

  it.each(['On Site', 'Hybrid'] as const)(
    'places a job that is %s in the corporate office',
    (location) => {
      const data = read(jobPostingData(page, jobOf('Full Time', { location })));
      expect(data).toMatchObject({
        jobLocation: { address: { addressLocality: 'Noida', addressCountry: 'IN' } },
      });
      expect(data.jobLocationType).toBeUndefined();
    },
  );

  it.each(jobs.map((job) => [job.title, job] as const))(
    'has what search engines require of the job %s, and nothing that is still open',
    (title, job) => {
      const data = read(jobPostingData(page, job));
      expect(data).toMatchObject({
        '@type': 'JobPosting',
        title,
        datePosted: job.posted,
        hiringOrganization: { name: company.name, sameAs: site.url },
      });
      expect(data.description).toContain('<li>');
      expect(data.directApply).toBe(false);
      expect(data.baseSalary === undefined).toBe(!job.opening.pay);
      expect(data.validThrough === undefined).toBe(!job.opening.closing);
    },
  );

  it('gives pay, last day and terms of a job once they are known', () => {
    const job = jobOf('Full Time');
    const data = read(
      jobPostingData(page, {
        ...job,
        opening: {
          ...job.opening,
          pay: { from: 600_000, to: 900_000, per: 'year' },
          closing: '2027-01-31',
          benefits: 'PF and health insurance',
        },
      }),
    );
    expect(data).toMatchObject({
      baseSalary: {
        currency: 'INR',
        value: { minValue: 600_000, maxValue: 900_000, unitText: 'YEAR' },
      },
      validThrough: '2027-01-31',
    });
    expect(data.description).toContain('<li>Rs 6,00,000 to 9,00,000 a year</li>');
    expect(data.description).toContain('<li>PF and health insurance</li>');
  });

  it('states the experience that a job asks for, and the study', () => {
    const experienced = jobOf('Full Time', { experienceMonths: 36 });
    expect(read(jobPostingData(page, experienced))).toMatchObject({
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: 36,
      },
    });
    const studying = jobOf('Internship', { education: 'B.Com, BCA or BBA' });
    const data = read(jobPostingData(page, studying));
    expect(data.educationRequirements).toBe('B.Com, BCA or BBA');
    expect(data.experienceRequirements).toBeUndefined();
  });

  it.each(posts().map((post) => [post.id, post] as const))(
    'has the headline, days and author of post %i',
    (_id, post) => {
      const data = read(blogPostingData({ ...page, name: post.title }, post));
      expect(data).toMatchObject({
        '@type': 'BlogPosting',
        headline: post.title,
        datePublished: post.date,
        dateModified: post.updated ?? post.date,
        author: { name: post.author },
      });
      expect(post.title.length).toBeLessThanOrEqual(110);
    },
  );

  it.each([
    ...industries.map(({ slug, faqs }) => [slug, faqs] as const),
    ...courses.map(({ slug, questions }) => [slug, questions] as const),
  ])('asks and answers what the page %s does', (_slug, faqs) => {
    expect(read(faqData(faqs)).mainEntity).toEqual(
      faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });
});
