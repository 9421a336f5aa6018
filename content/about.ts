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
      'We set up Microsoft Dynamics 365 Business Central and support its predecessor, Microsoft Dynamics NAV (formerly Navision). For shops and restaurants we add LS Central. Around the ERP we build Power BI reports, Power Apps, SharePoint libraries and Azure hosting.',
      `We also develop ${COUNTS.products} products: visitor management, HRMS, gate passes (RGP and NRGP), quality and maintenance. The last three are modules inside Business Central.`,
      `Other teams build websites and applications, run digital marketing and design for print and screen. Our trainers teach ${COUNTS.courses} courses.`,
    ],
  },
  name: {
    heading: 'What the name means',
    paragraphs: [
      `${name} comes from the Sanskrit word samavaya, a coming together. In the Vaisheshika school of philosophy it means the tie between a whole and its parts. The usual example is cloth, which does not exist without its threads.`,
      'Business records have the same tie. An invoice needs the order, the goods receipt, the tax entry and the payment. If they are kept in separate programs, somebody has to match them by hand at the end of the month.',
      'This is why threads run through the drawings on this site. They enter from the left, weave into a machine, a report or a cloth of records, and leave on the right.',
    ],
  },
  sampleNote: 'Sample: came with the site, and is not yet confirmed by the company.',
  history: {
    heading: 'History',
    lead: 'We started with reports for one ERP, and added one kind of work after another.',
    cards: [
      {
        since: since?.[0],
        title: 'Reports and support for NAV',
        text: 'Our first clients had a NAV system and no developer. They asked for a stock ageing report, a purchase report or a repair of old code. We learned how each posting works by reading what others had written.',
      },
      {
        since: since?.[1],
        title: 'Whole implementations',
        text: 'Clients then asked us for complete projects: chart of accounts, number series, approvals, data migration and go-live. Since then we check the item master first.',
      },
      {
        since: since?.[2],
        title: 'Our own modules',
        text: 'Plants in different industries asked for the same three things: gate passes, inspections and maintenance. We combined our separate developments into products. They were first built for NAV. Since 2021 they are extensions of Business Central.',
      },
      {
        since: since?.[3],
        title: 'Shops, websites and mobile apps',
        text: 'With LS Central we began to work for retail chains and restaurants. Drivers, visitors and dealers needed screens on a phone, so we built web and mobile applications too.',
      },
      {
        since: since?.[4],
        title: 'Business Central, Power BI and Azure',
        text: 'We began to rewrite custom code from C/AL as AL extensions. Indian clients have gone live on Business Central since 2021. Power BI reports and servers on Azure became part of most projects.',
      },
      {
        since: since?.[5],
        title: 'Courses',
        text: 'Key-user training was always part of our projects. Learners without a project asked to join, so we wrote courses with a syllabus, exercises and a final project. Consultants from our projects help to write and teach them.',
      },
    ],
  },
  director: {
    heading: 'Director message',
    paragraphs: [
      'On a first visit to a plant I ask for the gate register. It shows what went out, who allowed it and what should come back. Usually one person has kept it for years, and only that person can read all of it.',
      'Such a register is a working system. When we replace it, the new screen has to be faster than the pen. We once delivered a gate screen that was complete but slow, and the guard kept his register open next to it. He was right. We removed fields until he stopped using the register.',
      'I ask my teams to judge a project by what the client no longer needs. It may be a spreadsheet, or a daily phone call to the plant. If the old way is still in use after the first quarter, we continue to work on it.',
    ],
    signed: 'Director',
  },
  advisor: {
    heading: 'Advisor message',
    paragraphs: [
      'I read the project plan before the client does. I ask what happens on the last day of the quarter. Who posts the accruals, and who can still change a rate, must be clear. An auditor must be able to follow each figure of the return back to a weighbridge slip.',
      'Demonstrations show what software can do. I ask the team to show also what it refuses. One example is a payment to a vendor whose bank details changed yesterday. Another is a journal that one person both wrote and approved. These controls protect your money.',
      'Choose one difficult transaction of your own, such as a part return with a price difference. Ask each vendor to post it in front of you. Ten minutes of this tell you more than a brochure.',
    ],
    signed: 'Advisor',
  },
  vision: {
    heading: 'Vision',
    text: 'In every mid-sized Indian company, stores, production and finance should give the same answer when somebody asks for the stock. We want this to be normal for a family-owned foundry as well as for a listed group.',
  },
  mission: {
    heading: 'Mission',
    text: 'We deliver systems that their users can explain. So we customise little and write down the reason for each change. The client’s own people clean the masters. In each department, one key user can train the next one.',
  },
  value: {
    heading: 'Value',
    text: 'We report a problem on the day we find it, with the cost of each solution on one page. If a module will not be used, we say so in the proposal and leave it out of the order.',
  },
  reasons: {
    heading: 'Why choose us',
    lead: 'You can ask for these four before you sign.',
    items: [
      {
        icon: 'clock',
        title: `${years}+ years of Microsoft ERP`,
        text: 'We have worked with NAV and Business Central through VAT, GST and the Income-tax Act, 2025. Bring your list of NAV changes: we say which of them Business Central now covers.',
      },
      {
        icon: 'gate-pass',
        title: 'Modules for Indian plants',
        text: 'Standard Business Central records gate entries but has no due date for returns. Our gate pass module adds it. We show you the standard feature first, so that you see what you pay for.',
      },
      {
        icon: 'api',
        title: 'Connections to your other systems',
        text: 'Connect to 35+ applications by API, OData, file or connector, such as banks, HR, CRM, e-invoice, Tally, shop tills and weighbridges. Each link gets a page that says which system owns which field. Each is a separate item in the quotation.',
      },
      {
        icon: 'training',
        title: 'Exercises from real projects',
        text: 'Each instructor has 10+ years of work at industry level. Consultants from our client projects write the exercises. Ask who teaches your batch.',
      },
    ],
  },
  team: {
    heading: 'Team',
    lead: 'Each practice has one responsible person. Ask to meet that person in the first talk.',
    cards: [
      {
        id: 'erp',
        practice: 'ERP practice',
        role: 'Lead',
        answersFor:
          'The gap list: each customisation has a reason, signed by your process owner. Plans the cut-over and decides with your finance head whether go-live can start.',
      },
      {
        id: 'retail',
        practice: 'Retail practice',
        role: 'Lead',
        answersFor:
          'LS Central projects: day-end in every store, offers that calculate correctly at the till, and posted statements.',
      },
      {
        id: 'products',
        practice: 'Products',
        role: 'Product owner, gate pass, quality and maintenance',
        answersFor:
          'What goes into the next version. Reads every support ticket about the three modules and keeps their manuals up to date.',
      },
      {
        id: 'data',
        practice: 'Data practice',
        role: 'Lead',
        answersFor:
          'The written definition of each measure, and the comparison with the trial balance before a report is released.',
      },
      {
        id: 'cloud',
        practice: 'Cloud practice',
        role: 'Lead',
        answersFor:
          'Updates, sign-in security, cost alerts and tested restores. Leads the call when a system under contract is down.',
      },
      {
        id: 'web',
        practice: 'Web practice',
        role: 'Lead',
        answersFor:
          'Websites, portals and mobile apps: speed on a low-cost phone, accessibility, and source code that belongs to you.',
      },
      {
        id: 'marketing',
        practice: 'Marketing and design practice',
        role: 'Lead',
        answersFor:
          'Leads that can be traced to a campaign, claims that you can prove, and print files that the press accepts.',
      },
      {
        id: 'training',
        practice: 'Ed-tech',
        role: 'Head of training',
        answersFor:
          'The syllabus of all courses and the choice of trainers. Attends lessons and updates exercises when a product changes.',
      },
    ],
  },
  call: {
    heading: 'Name a transaction that your system handles badly, and see it posted in ours',
    label: 'Contact Now',
    href: PATHS.contact,
  },
});
