import { formatDate } from '../lib/dates';
import { PATHS } from '../lib/routes';
import { company } from './company';
import { courses, industries, listedProducts, products } from './entries';
import { proofs } from './proofs';
import { defineAbout } from './schema/page-texts';
import { COUNTS } from './site/counts';

const { founded, historyYears: since, legalName, name, yearsOfExperience: years } = company;

export const about = defineAbout({
  meta: {
    title: 'About us: what we do, for whom, since when',
    description: `An ERP and IT company in Noida with ${years}+ years of work: what we do, for which companies, our history, and who is responsible for what.`,
  },
  banner: {
    heading: 'Microsoft ERP for Indian companies',
    lead: `${name} is an ERP and IT company in Noida. We have set up and supported Microsoft ERP for more than ${years} years, for manufacturers, distributors, retailers and service companies.`,
    tone: 'indigo',
    picture: {
      name: 'about-cloth',
      alt: 'A loom seen from above: marigold, indigo and madder threads cross into a cloth whose squares read order, receipt, invoice and payment',
    },
    figures: [
      { figure: `${years}+`, text: 'years of ERP work', basis: `since ${founded}` },
      { figure: `${industries.length}`, text: 'industries', basis: 'each with its own page' },
      {
        figure: `${listedProducts.length}`,
        text: 'products of our own',
        basis: `${products.length} of them inside Business Central`,
      },
      {
        figure: `${courses.length}`,
        text: 'certificate courses',
        basis: 'each with its own syllabus',
      },
    ],
  },
  introduction: {
    heading: 'Introduction',
    profile: [
      { term: 'Legal name', fact: legalName },
      {
        term: 'What we are',
        fact: 'A private company that sells, sets up and supports business software, and teaches it',
      },
      {
        term: 'For whom',
        fact: `Mid-sized companies in India in ${COUNTS.industries} industries, and learners aged 18 or over`,
      },
      {
        term: 'Where',
        fact: 'Corporate and registered office in Noida. We work at your site and online',
      },
      { term: 'Since', fact: `${founded}` },
      { term: 'Incorporated', fact: company.incorporated && formatDate(company.incorporated) },
      { term: 'Team size', fact: company.teamSize },
      { term: 'Microsoft licences', fact: proofs.partnerLine },
      { term: 'Microsoft designations', fact: proofs.designationLine },
      { term: 'References', fact: proofs.referenceLine },
    ],
    paragraphs: [
      'We set up Microsoft Dynamics 365 Business Central and support its predecessor, Dynamics NAV (formerly Navision), with LS Central for shops and restaurants. Power BI, Power Apps, SharePoint and Azure are added around the ERP.',
      `We develop ${COUNTS.products} products: gate passes, quality and maintenance inside Business Central, visitor management and HRMS beside it.`,
      'Other teams build websites and applications, run digital marketing and design for print.',
    ],
  },
  name: {
    heading: 'What the name means',
    more: 'A Sanskrit word, and the threads of this site',
    paragraphs: [
      `${name} comes from the Sanskrit word samavaya, a coming together. In the Vaisheshika school of philosophy it means the tie between a whole and its parts, such as cloth and its threads.`,
      'Business records have the same tie. An invoice needs the order, the goods receipt, the tax entry and the payment. In separate programs, they are matched by hand at month-end.',
      'This is why threads run through the drawings on this site.',
    ],
  },
  sampleNote: {
    lead: 'Samples, not yet confirmed by the company:',
    names: {
      nameMeaning: 'the meaning of the name',
      history: 'the history',
      messages: 'both messages',
    },
  },
  history: {
    heading: 'History',
    lead: 'Reports for one ERP came first.',
    cards: [
      {
        since: since?.[0],
        title: 'Reports and support for NAV',
        text: 'The first clients had NAV and no developer. They asked for a report.',
      },
      {
        since: since?.[1],
        title: 'Whole implementations',
        text: 'Then came complete projects, from chart of accounts to go-live. We learned to check the item master first.',
      },
      {
        since: since?.[2],
        title: 'Our own modules',
        text: 'Different plants asked for the same: gate passes, inspections and maintenance, first built for NAV and since 2021 extensions of Business Central.',
      },
      {
        since: since?.[3],
        title: 'Shops, websites and mobile apps',
        text: 'LS Central brought retail chains and restaurants. Drivers, visitors and dealers needed screens on a phone.',
      },
      {
        since: since?.[4],
        title: 'Business Central, Power BI and Azure',
        text: 'We rewrite C/AL code as AL extensions. Indian clients have gone live on Business Central since 2021.',
      },
      {
        since: since?.[5],
        title: 'Courses',
        text: 'Learners without a project asked to join the training of key users.',
      },
    ],
  },
  director: {
    heading: 'Director message',
    paragraphs: [
      'On a first visit to a plant I ask for the gate register. Usually one person has kept it for years, and only that person can read all of it.',
      'A new screen has to be faster than the pen. We once delivered one that was complete but slow, and the guard kept his register open next to it. He was right. We removed fields until he stopped using the register.',
      'So I ask my teams which old way of working has ended. If a spreadsheet or a daily phone call is still needed after the first quarter, we continue to work on it.',
    ],
    signed: 'Director',
  },
  advisor: {
    heading: 'Advisor message',
    paragraphs: [
      'I read the project plan before the client does. I ask who posts the accruals on the last day of the quarter, and who can still change a rate. An auditor must be able to follow each figure of the return to a weighbridge slip.',
      'Demonstrations show what software can do. I ask the team to show what it refuses: a payment to a vendor whose bank details changed yesterday, or a journal that one person both wrote and approved.',
      'Choose one difficult transaction of your own, such as a part return with a price difference. Ask each vendor to post it in front of you.',
    ],
    signed: 'Advisor',
  },
  vision: {
    heading: 'Vision',
    text: 'Stores, production and finance give the same answer when somebody asks for the stock, in a family-owned foundry as in a listed group.',
  },
  mission: {
    heading: 'Mission',
    text: 'We deliver systems that their users can explain. We customise little, write down why, and train one person in each department who trains the next.',
  },
  value: {
    heading: 'Value',
    text: 'We report a problem on the day we find it, with the cost of each solution. What will not be used is left out of the order.',
  },
  reasons: {
    heading: 'Why choose us',
    lead: 'Ask for these four before you sign.',
    items: [
      {
        icon: 'clock',
        title: `${years}+ years of Microsoft ERP`,
        text: 'NAV and Business Central through VAT, GST and the Income-tax Act, 2025. Bring your list of NAV changes. We say which are standard now.',
      },
      {
        icon: 'gate-pass',
        title: 'Modules for Indian plants',
        text: 'Standard Business Central records gate entries without a due date. Our module adds it. We show the standard feature first.',
      },
      {
        icon: 'api',
        title: 'Connections to your other systems',
        text: 'Connect to 35+ applications by connector, API or file: banks, HR, e-invoice, CRM, Tally, tills, weighbridges.',
      },
      {
        icon: 'training',
        title: 'Exercises written by consultants',
        text: 'Each instructor has 10+ years of work at industry level. Consultants from client projects write the exercises.',
      },
    ],
  },
  team: {
    heading: 'Team',
    lead: 'One person is responsible for each practice. Ask to meet that person in the first talk.',
    cards: [
      {
        id: 'erp',
        practice: 'ERP practice',
        role: 'Lead',
        answersFor:
          'Owns the gap list and the plan of the cut-over, and decides with your finance head on go-live.',
      },
      {
        id: 'retail',
        practice: 'Retail practice',
        role: 'Lead',
        answersFor:
          'Answers for the day-end of every LS Central store and for correct offers at the till.',
      },
      {
        id: 'products',
        practice: 'Products',
        role: 'Product owner, gate pass, quality and maintenance',
        answersFor:
          'Decides on the next version, and reads every support ticket about the three modules.',
      },
      {
        id: 'data',
        practice: 'Data practice',
        role: 'Lead',
        answersFor:
          'Writes down what each measure counts, and compares it with the trial balance before a report is released.',
      },
      {
        id: 'cloud',
        practice: 'Cloud practice',
        role: 'Lead',
        answersFor:
          'Looks after updates, sign-in security, cost alerts and tested restores, and leads the call when a system is down.',
      },
      {
        id: 'web',
        practice: 'Web practice',
        role: 'Lead',
        answersFor:
          'Tests speed on a low-cost phone, and accessibility. Hands over source code that belongs to you.',
      },
      {
        id: 'marketing',
        practice: 'Marketing and design practice',
        role: 'Lead',
        answersFor: 'Traces leads to their campaign, and refuses claims that you cannot prove.',
      },
      {
        id: 'training',
        practice: 'Ed-tech',
        role: 'Head of training',
        answersFor: 'Chooses syllabus and trainers of all courses.',
      },
    ],
  },
  call: {
    heading: 'See the transaction posted that your present system handles badly',
    label: 'Contact Now',
    href: PATHS.contact,
  },
});
