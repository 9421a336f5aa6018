import { render, screen, within } from '@testing-library/react';
import { CertificateCard } from '@/components/courses/certificate-card';
import { CourseFacts } from '@/components/courses/course-facts';
import { CourseNeeds } from '@/components/courses/course-needs';
import { QuestionsSection } from '@/components/shared/questions-section';
import { JobDetails } from '@/components/career/job-details';
import { career, company, courses, edTech, jobs } from '@/content';

const office = company.offices.corporate;
const courseOf = (wanted: string) => {
  const course = courses.find(({ slug }) => slug === wanted);
  if (!course) throw new Error(`no course ${wanted}`);
  return course;
};
const jobOf = (wanted: string) => {
  const job = jobs.find(({ title }) => title === wanted);
  if (!job) throw new Error(`no job ${wanted}`);
  return job;
};

/** The terms of the description lists on the page, with their texts. */
const described = (within_: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    within(within_)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

describe('the certificate card', () => {
  it('says whose certificate it is, whose rating, and how the rating came about', () => {
    const { certificate } = courseOf('business-central-details');
    render(
      <CertificateCard
        certificate={certificate}
        ratingScale={edTech.ratingScale}
        ratingBasis={{ text: '212 learners, 2025 and 2026.', open: false }}
      >
        {null}
      </CertificateCard>,
    );
    const card = screen.getByRole('complementary', { name: 'Professional Certificate' });
    expect(card).toHaveTextContent('Our own rating, out of 5');
    expect(card).toHaveTextContent('212 learners, 2025 and 2026.');
    expect(card).toHaveTextContent(/certificate of completion from us.*MB-800/);
    expect(within(card).getByRole('meter', { name: 'Rating' })).toBeInTheDocument();
  });
});

describe('the facts of a course', () => {
  it.each(courses.map((course) => [course.slug, course] as const))(
    'of %s answer what a learner asks before enrolling',
    (_slug, { facts }) => {
      render(
        <CourseFacts
          words={edTech.facts}
          facts={facts}
          refundShare={company.refunds.share}
          office={office}
          replyTime={company.replyTime}
        />,
      );
      const region = screen.getByRole('region', { name: edTech.facts.heading });
      expect(described(region)).toEqual<Record<string, unknown>>({
        Fee: facts.fee.text,
        Instalments: facts.instalments.text,
        Refund: `${edTech.facts.refund} ${company.refunds.share.text}`,
        'Next batch': facts.nextBatch.text,
        Mode: facts.mode.text,
        'Class size': facts.classSize.text,
        Trainer: facts.trainer.text,
        'Missed classes': facts.missedClasses.text,
        'Demonstration class': facts.demoClass.text,
        'Certificate sample': facts.sampleCertificate.text,
        Laptop: facts.laptop,
        Contact: expect.stringContaining(company.replyTime.text),
      });
      expect(within(region).getByRole('link', { name: office.email })).toHaveAttribute(
        'href',
        `mailto:${office.email}`,
      );
      expect(within(region).getByRole('link', { name: office.phone.text })).toHaveAttribute(
        'href',
        office.phone.href,
      );
    },
  );
});

describe('what a course needs', () => {
  it('is a table of software and accounts with who pays', () => {
    const { lab, exam } = courseOf('business-central-details');
    render(<CourseNeeds lab={lab} exam={exam} words={edTech} />);
    const table = within(screen.getByRole('region', { name: edTech.lab.heading })).getByRole(
      'table',
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['You need', 'Who provides and pays']);
    for (const { item, text, paid } of lab) {
      const row = within(table).getByRole('row', { name: new RegExp(`^${item}`) });
      expect(row).toHaveTextContent(text);
      expect(row).toHaveTextContent(paid.text);
    }
  });

  it('shows for each skill of the exam the modules that prepare for it', () => {
    const { lab, exam } = courseOf('ls-central-details');
    render(<CourseNeeds lab={lab} exam={exam} words={edTech} />);
    const region = screen.getByRole('region', { name: edTech.exam.heading });
    const row = within(region).getByRole('row', { name: /^Configure sales/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Business Central for a retailer', 'Retail items']);
    expect(within(region).getByRole('row', { name: /^Configure financials/ })).toHaveTextContent(
      'Not taught in this course.',
    );
    expect(region).toHaveTextContent(exam?.note ?? 'no note');
  });

  it('has no table where the course names no exam', () => {
    const { lab, exam } = courseOf('web-development-details');
    render(<CourseNeeds lab={lab} exam={exam} words={edTech} />);
    expect(screen.queryByRole('region', { name: edTech.exam.heading })).not.toBeInTheDocument();
  });
});

it('the questions of a course are headings, their answers open', () => {
  const { questions } = courseOf('azure-details');
  render(<QuestionsSection id="questions" heading={edTech.questions.heading} items={questions} />);
  const region = screen.getByRole('region', { name: edTech.questions.heading });
  for (const { question, answer } of questions) {
    expect(within(region).getByRole('heading', { level: 3, name: question })).toBeInTheDocument();
    expect(within(region).getByText(answer)).toBeVisible();
  }
});

describe('a job', () => {
  const renderJob = (title: string) => {
    const { container } = render(
      <JobDetails
        forAll={career.apply.forAll}
        questions={career.apply.questions}
        job={jobOf(title)}
        office={{ ...office, email: company.emails.careers }}
        replyTime={company.replyTime}
      />,
    );
    return described(container);
  };

  it('lists pay, hours, openings, closing date, terms and process', () => {
    const { facts } = jobOf('React Frontend Developer');
    expect(renderJob('React Frontend Developer')).toMatchObject<Record<string, unknown>>({
      Pay: facts.pay.text,
      'Days and hours': facts.hours.text,
      Openings: facts.openings.text,
      Tools: facts.tools,
      Benefits: facts.benefits.text,
      'Probation and notice': facts.terms.text,
      Bond: expect.stringMatching(/^None/),
      Process: facts.process.text,
    });
    expect(screen.getByRole('link', { name: company.emails.careers })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: career.apply.forAll })).toHaveAttribute(
      'href',
      '/career#for-all',
    );
  });

  it('prints a closing date that is known as a date', () => {
    const job = jobOf('SEO Specialist');
    const { container } = render(
      <JobDetails
        forAll={career.apply.forAll}
        questions={career.apply.questions}
        job={{ ...job, facts: { ...job.facts, closing: { day: '2027-01-31' } } }}
        office={office}
        replyTime={company.replyTime}
      />,
    );
    expect(described(container)['Closing date']).toBe('31 January 2027');
  });

  it('names the stipend of an intern, what the intern has at the end and late shifts', () => {
    const terms = renderJob('Cloud Support Intern');
    expect(terms['Stipend']).toMatch(/no fee/);
    expect(terms['Duration and start']).toMatch(/three to six months/i);
    expect(terms['At the end you have']).toMatch(/certificate/);
    expect(terms['Travel and late hours']).toMatch(/night/);
  });

  it('names the rate and the contract of a freelance job, and leaves out what it does not have', () => {
    const terms = renderJob('PostgreSQL Developer');
    expect(terms['Rate']).toBeDefined();
    expect(terms['Contract']).toMatch(/TDS under section 393/);
    expect(Object.keys(terms)).not.toContain('At the end you have');
    expect(Object.keys(terms)).not.toContain('Travel and late hours');
  });
});
