/** @jest-environment node */
import { described } from '@/app/described';
import { company, courses, posts } from '@/content';
import {
  type Site,
  type StructuredData,
  blogPostingData,
  breadcrumbList,
  courseData,
  jobPostingData,
  organizationData,
  serviceData,
  softwareData,
  webSiteData,
} from '@/lib/structured-data';
import { ADVERTISED, jobOf } from '../job';

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

  it('has absolute addresses below the base path', () => {
    expect(read(webSiteData(site))).toMatchObject({
      publisher: { '@id': 'https://www.company.example/website/#organization' },
    });
    expect(read(serviceData(page))).toMatchObject({
      url: 'https://www.company.example/website/services/nav-details',
      image: 'https://www.company.example/website/share/services-nav-details.png',
    });
    const list = breadcrumbList(site.url, [
      { name: 'Home', path: '/' },
      { name: 'Industries', path: '/#industries' },
      { name: 'Services', path: '/services' },
    ]);
    expect(read(list)).toMatchObject({
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

  it('claims no price of a product, and no rating of it or of a course', () => {
    expect(Object.keys(read(softwareData(page)))).not.toContain('offers');
    for (const data of [softwareData(page), ...courses.map((course) => courseData(page, course))]) {
      expect(JSON.stringify(data)).not.toMatch(/rating/i);
    }
  });

  it('says how a course is held once that is known', () => {
    const [course] = courses;
    if (!course) throw new Error('no course');
    const batch = { ...course.batch, mode: 'Weekends, online' };
    expect(read(courseData(page, { ...course, batch }))).toMatchObject({
      offers: { '@type': 'Offer', category: 'Paid' },
      hasCourseInstance: { courseMode: 'Weekends, online' },
    });
  });

  it.each<[Parameters<typeof jobOf>, Record<string, unknown>]>([
    [['Full Time'], { employmentType: ['FULL_TIME'] }],
    [['Freelance'], { employmentType: ['CONTRACTOR'] }],
    [['Internship'], { employmentType: ['INTERN'] }],
    [
      ['Full Time', { typeText: 'Full Time, Part Time' }],
      { employmentType: ['FULL_TIME', 'PART_TIME'] },
    ],
    [
      ['Full Time', { location: 'Remote' }],
      {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'India' },
        jobLocation: undefined,
      },
    ],
    ...(['On Site', 'Hybrid'] as const).map(
      (location): [Parameters<typeof jobOf>, Record<string, unknown>] => [
        ['Full Time', { location }],
        {
          jobLocation: { address: { addressLocality: 'Noida', addressCountry: 'IN' } },
          jobLocationType: undefined,
        },
      ],
    ),
    [
      ['Freelance', { location: 'On Site', clientArea: 'Delhi NCR' }],
      {
        jobLocation: {
          '@type': 'Place',
          address: { addressRegion: 'Delhi NCR', addressCountry: 'IN' },
        },
      },
    ],
    [
      ['Full Time', { experienceMonths: 36 }],
      { experienceRequirements: { monthsOfExperience: 36 } },
    ],
    [
      ['Internship', { education: 'B.Com, BCA or BBA' }],
      { educationRequirements: 'B.Com, BCA or BBA', experienceRequirements: undefined },
    ],
  ])('says of the job %j: %j', (job, expected) => {
    const [type, changes] = job;
    const posting = jobPostingData(page, jobOf(type, changes, { job: ADVERTISED }));
    if (!posting) throw new Error('an open job has data');
    const data = read(posting);
    for (const [name, value] of Object.entries(expected)) {
      if (value === undefined) expect(data).not.toHaveProperty(name);
      else expect(data).toMatchObject({ [name]: value });
    }
  });

  it('gives pay, days and terms of a job that is open', () => {
    const filled = { ...ADVERTISED, benefits: 'PF and health insurance' };
    const posting = jobPostingData(page, jobOf('Full Time', {}, { job: filled }));
    if (!posting) throw new Error('an open job has data');
    const data = read(posting);
    expect(data).toMatchObject({
      baseSalary: {
        currency: 'INR',
        value: { minValue: 600_000, maxValue: 900_000, unitText: 'YEAR' },
      },
      datePosted: '2026-11-12',
      validThrough: '2027-01-31T23:59:59+05:30',
      totalJobOpenings: 2,
    });
    expect(data.description).toContain('<li>Rs 6,00,000 to 9,00,000 a year</li>');
    expect(data.description).toContain('<li>PF and health insurance</li>');
  });

  it.each<[string, Parameters<typeof jobOf>[2]]>([
    ['standing', {}],
    ['over', { job: ADVERTISED, today: '2027-02-01' }],
    ['closed', { job: { status: 'closed' } }],
  ])('says nothing of a job that is %s', (_status, own) => {
    expect(jobPostingData(page, jobOf('Full Time', {}, own))).toBeUndefined();
  });

  it('has the headline of a post, and its days and author unless they are a sample', () => {
    const [post] = posts();
    if (!post) throw new Error('no post');
    const dataOf = (byline: typeof post.byline) =>
      read(blogPostingData({ ...page, name: post.title }, { ...post, byline }));
    for (const byline of ['sample', 'remove'] as const) {
      expect(dataOf(byline)).not.toHaveProperty('datePublished');
      expect(dataOf(byline)).not.toHaveProperty('author');
    }
    expect(dataOf('real')).toMatchObject({
      headline: post.title,
      datePublished: post.date,
      dateModified: post.updated ?? post.date,
      author: { name: post.author },
    });
  });
});
