import { cleanup, render, screen, within } from '@testing-library/react';
import { CertificateStrip } from '@/components/courses/certificate-strip';
import { CourseFacts } from '@/components/courses/course-facts';
import { CourseDetails } from '@/components/courses/course-details';
import { CourseExam } from '@/components/courses/course-exam';
import { CourseQuestions } from '@/components/courses/course-questions';
import { Application } from '@/components/career/application';
import { JobCard } from '@/components/career/job-card';
import { SampleTask } from '@/components/career/sample-task';
import { type Job, career, company, courses, edTech, specimenTasks } from '@/content';
import { ADVERTISED, jobOf } from '../job';

const office = company.offices.corporate;
const courseOf = (wanted: string) => {
  const course = courses.find(({ slug }) => slug === wanted);
  if (!course) throw new Error(`no course ${wanted}`);
  return course;
};

const described = (within_: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    within(within_)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        [...(term.parentElement?.querySelectorAll('dd') ?? [])]
          .map(({ textContent }) => textContent)
          .join(' '),
      ]),
  );

describe('the certificate', () => {
  it('says whose certificate it is and what it is not, and how its rating came about', () => {
    const { certificate } = courseOf('business-central-details');
    render(
      <CertificateStrip certificate={certificate} words={edTech.certificate}>
        {null}
      </CertificateStrip>,
    );
    const strip = screen.getByRole('complementary', { name: 'Professional Certificate' });
    expect(described(strip)).toEqual({
      Rating: edTech.certificate.rating(4.8),
      Level: 'Beginner',
      Duration: '6 months at 10 hours a week, flexible schedule, learn at your own pace',
    });
    expect(strip).toHaveTextContent('not a qualification recognised by UGC, AICTE or NCVET');
    expect(strip).toHaveTextContent(/Our own certificate of completion.*MB-800/);
    expect(strip).toHaveTextContent(edTech.certificate.pace);
    expect(within(strip).queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('the first tab of a course', () => {
  it('says for whom it is not, what can be shown after which week, and what completes it', () => {
    const course = courseOf('business-central-details');
    render(<CourseDetails course={course} words={edTech.about} />);
    const panel = within(screen.getByRole('tabpanel', { name: 'About' }));
    expect(panel.getByText(`Not for you if ${course.notFor}.`)).toBeVisible();
    expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Week 4',
      'Week 12',
      'Week 26',
    ]);
    expect(panel.getByText(course.completion)).toBeVisible();
  });
});

describe('the exercise of a course', () => {
  it('shows the tasks, and keeps each result with its calculation closed', () => {
    const course = courseOf('business-central-details');
    render(<CourseQuestions course={course} words={edTech} />);
    const region = within(screen.getByRole('region', { name: course.exercise.title }));
    const [tasks, solution] = region.getAllByRole('group');
    if (!tasks || !solution) throw new Error('the exercise has no tasks or no solution');
    expect(tasks).toHaveTextContent(/You buy 380 seal kits/);
    expect(solution).not.toHaveAttribute('open');
    const rows = within(solution).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('380 x 40 = 15,200'),
    );
  });
});

describe('the facts of a course', () => {
  const course = courseOf('azure-details');
  const unfilled = Object.fromEntries(
    Object.keys(course.batch).map((key) => [key, undefined]),
  ) as Partial<typeof course.batch>;
  const renderFacts = (batch: Partial<typeof course.batch>, replyTime?: string) => {
    render(
      <CourseFacts
        words={edTech}
        course={{ ...course, batch: { ...course.batch, ...unfilled, ask: [], ...batch } }}
        company={{
          ...company,
          replyTime,
          replyPromise: replyTime ? `We answer within ${replyTime}.` : '',
        }}
      />,
    );
    return screen.getByRole('region', { name: edTech.facts.heading });
  };

  it('that are not known have no row, and one sentence asks for them', () => {
    const region = renderFacts({ ask: ['fee', 'next batch', 'class size'] });
    expect(Object.keys(described(region))).toEqual(['Refund', 'Laptop', 'Age']);
    expect(within(region).getByText('Ask us for fee, next batch and class size.')).toBeVisible();
    expect(
      within(region).getByRole('link', { name: 'Ask for fee and next batch' }),
    ).toHaveAttribute('href', '/enquiry?subject=Microsoft%20Azure');
  });

  it('that are known have their rows, and no sentence is left', () => {
    const region = renderFacts(
      { fee: 'Rs 24,000', taxes: 'plus 18% GST', classSize: 'At most 12.' },
      'one working day',
    );
    expect(described(region)).toEqual({
      Fee: 'Rs 24,000 plus 18% GST',
      Refund: `15 days ${edTech.facts.refund.text}`,
      'Class size': expect.stringMatching(/At most 12./) as string,
      Laptop: `${course.facts.laptop.need} ${course.facts.laptop.text}`,
      Age: '18 or over',
    });
    expect(region).toHaveTextContent('We answer within one working day.');
    expect(region).not.toHaveTextContent('Ask us');
    expect(within(region).getByRole('link', { name: office.email })).toHaveAttribute(
      'href',
      `mailto:${office.email}`,
    );
  });

  it('show a sample of the certificate with its exact words', () => {
    const sample = within(renderFacts({})).getByRole('figure');
    expect(sample).toHaveTextContent('SAMPLE');
    expect(sample).toHaveTextContent(
      /has completed the course\s*Microsoft Azure\s*26 weeks, 260 hours/,
    );
    expect(sample).toHaveTextContent('not a qualification recognised by UGC, AICTE or NCVET');
  });

  it('ask only for what has no row', () => {
    for (const { batch, hasClasses, lab } of courses) {
      expect(batch.ask.includes('fee')).toBe(batch.fee === undefined);
      expect(batch.ask.includes('next batch')).toBe(hasClasses && batch.nextBatch === undefined);
      expect(batch.ask.some((noun) => noun.includes('lab'))).toBe(
        lab.some(({ paid }) => paid === undefined),
      );
    }
  });
});

describe('what a course needs', () => {
  it('is a table of software and accounts with who pays', () => {
    const course = courseOf('business-central-details');
    render(<CourseFacts words={edTech} course={course} company={company} />);
    const table = screen.getByRole('table', { name: edTech.lab.caption });
    for (const { item, text, paid } of course.lab) {
      const row = within(table).getByRole('row', { name: new RegExp(`^${item}`) });
      expect(row).toHaveTextContent(text);
      expect(row).toHaveTextContent(paid ?? edTech.lab.unknown);
    }
  });

  it('shows for each skill of the exam the modules that prepare for it', () => {
    const { exam } = courseOf('ls-central-details');
    if (!exam) throw new Error('the course names no exam');
    render(<CourseExam exam={exam} words={edTech.exam} />);
    const region = screen.getByRole('region', { name: edTech.exam.heading });
    const shown = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(shown).toContainEqual(
      expect.stringMatching(
        /^10-15%Configure sales.*Business Central for a retailer, Retail items/,
      ),
    );
    expect(shown).toContainEqual(
      expect.stringMatching(/^30-35%Configure financials.*Not taught in this course\.$/),
    );
    expect(region).toHaveTextContent(exam.note);
  });
});

describe('a job', () => {
  const shown = (job: Job) => {
    const { container } = render(
      <Application dock={null} id="apply" job={job} words={career} company={company} />,
    );
    return { container, terms: described(container) };
  };

  it('that is not advertised says so above all else, and takes applications', () => {
    const { container, terms } = shown(jobOf('Full Time'));
    expect(screen.getByText(career.apply.standing)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: career.apply.periods })).toHaveAttribute(
      'href',
      '/career#apply-data',
    );
    for (const term of ['Open since', 'Closing date', 'Openings', 'Pay', 'Bond']) {
      expect(Object.keys(terms)).not.toContain(term);
    }
    expect(container.querySelector('input[type="file"]')).not.toBeNull();
  });

  it('names the time of its task among its facts', () => {
    const { term, time } = career.apply.task;
    expect(shown(jobOf('Full Time')).terms).toMatchObject({ [term]: time });
  });

  it('lists what is known, and asks in one sentence for the rest', () => {
    const job = jobOf('Full Time');
    const { terms } = shown(job);
    expect(terms).toMatchObject({
      'Days and hours': job.facts.hours,
      'Travel and late hours': job.facts.travel,
      Tools: job.facts.tools,
    });
    expect(screen.getAllByText(/^Ask us for pay, hours, .* and bonds/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: career.apply.forAll })).toHaveAttribute(
      'href',
      '/career#for-all',
    );
  });

  it('that is open begins with its pay and dates', () => {
    const { terms } = shown(jobOf('Full Time', {}, { job: ADVERTISED }));
    expect(Object.keys(terms).slice(0, 4)).toEqual([
      'Pay',
      'Closing date',
      'Openings',
      'Open since',
    ]);
    expect(terms).toMatchObject({
      Pay: 'Rs 6,00,000 to 9,00,000 a year',
      'Closing date': '31 January 2027',
      Openings: '2',
      'Open since': '12 November 2026',
    });
    expect(screen.queryByText(career.apply.standing)).not.toBeInTheDocument();
  });

  it('after its closing date shows no form and no link to apply', () => {
    const { container } = shown(jobOf('Full Time', {}, { job: ADVERTISED, today: '2027-02-01' }));
    expect(screen.getByText(career.apply.over)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(container.querySelector('input')).toBeNull();
  });

  it.each(['college', 'apprentice', 'worker'] as const)(
    'for interns of the form %s has its legal form, and its duration from the form',
    (form) => {
      const job = jobOf('Internship', {}, { job: { form } });
      expect(shown(job).terms).toMatchObject({
        Duration: career.forms[form].duration,
        'Legal form': career.forms[form].text,
        'At the end you have': job.facts.outcome,
      });
    },
  );

  it.each(['yes', 'no'] as const)('says "%s" to a bond once the company does', (bond) => {
    const { terms } = shown(jobOf('Full Time', {}, { promises: { bond } }));
    expect(terms.Bond).toBe(career.promises.bond[bond]);
    expect(screen.queryByText(/\bbonds\b/)).not.toBeInTheDocument();
  });

  it('on freelance terms has a contract, and no bond', () => {
    const { terms } = shown(jobOf('Freelance', {}, { promises: { bond: 'no' } }));
    expect(terms.Contract).toBe(career.apply.freelance);
    for (const term of ['Bond', 'At the end you have', 'Travel and late hours']) {
      expect(Object.keys(terms)).not.toContain(term);
    }
  });

  it('on the board names its last day only while it is open', () => {
    render(<JobCard job={jobOf('Full Time', {}, { job: ADVERTISED })} />);
    expect(screen.getByRole('link')).toHaveTextContent('Open until 31 January 2027');
    cleanup();
    render(<JobCard job={jobOf('Full Time')} />);
    expect(screen.getByRole('link')).not.toHaveTextContent('Open until');
  });
});

describe('the sample task of a job', () => {
  const words = career.apply.task;

  it('is marked as a sample, with its case, table and measure', () => {
    const task = specimenTasks.Cloud;
    render(<SampleTask task={task} words={words} hasAnswer />);
    const region = screen.getByRole('region', { name: words.heading });
    expect(words.note).toMatch(/^Sample:/);
    expect(region).toHaveTextContent(words.note);
    expect(within(region).getByRole('table', { name: task.table.caption })).toBeVisible();
    expect(described(region)).toEqual({
      [words.handIn]: task.handIn,
      [words.judged]: task.judged,
      [words.answer]: task.answer,
    });
  });

  it('says nothing of remarks where the company sends none', () => {
    render(<SampleTask task={specimenTasks.Cloud} words={words} hasAnswer={false} />);
    expect(screen.queryByText(words.answer)).not.toBeInTheDocument();
  });
});
