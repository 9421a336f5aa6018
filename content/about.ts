import { company } from './company';
import { defineAbout } from './schema/pages';

const { name, yearsOfExperience: years } = company;

export const about = defineAbout({
  meta: {
    title: 'About us: who we are and what the name means',
    description: `An ERP and IT company in Noida with ${years}+ years of work: what we do, how we came to it, what the name means, and which practice answers for what.`,
  },
  banner: {
    heading: 'About us',
    lead: `${name} joins the records of a business until they agree with one another. We have done that from Noida for more than ${years} years.`,
    tone: 'indigo',
    picture: {
      name: 'about-cloth',
      alt: 'A loom seen from above: marigold, indigo and madder threads cross into a cloth whose squares read order, receipt, invoice and payment',
    },
  },
  introduction: {
    heading: 'Introduction',
    facts: [
      { figure: `${years}+`, text: 'years of work with ERP' },
      { figure: '12', text: 'trades with a page of their own here' },
      { figure: '5', text: 'products that we wrote ourselves' },
      { figure: '10', text: 'courses, each with a certificate' },
    ],
    paragraphs: [
      'We put business systems in, extend them and look after them. Microsoft Dynamics NAV (formerly Navision) and its successor, Microsoft Dynamics 365 Business Central, are the centre of the work. LS Central runs the shops of those who have shops, Power BI reads the figures, Power Apps and SharePoint carry forms and documents, and Azure holds what should not sit under a desk.',
      'Five products are our own: visitor management, HRMS, returnable and non-returnable gate passes, quality, and maintenance. All five began as a register or a spreadsheet that stood beside somebody’s ERP and disagreed with it.',
      'The same house builds websites and applications, runs digital marketing, and designs for print and screen. It also teaches. Ten courses are taught by people with 10+ years of work at industry level, for learners who want a post and for clients who want their own staff to stop telephoning us.',
      'Our clients make auto parts, mill grain, stitch garments, run warehouses, schools and clinics. What they have in common is a finance head who wants the month closed and a store where the stock has to be right.',
    ],
  },
  name: {
    heading: 'What the name means',
    paragraphs: [
      `${name} comes from the Sanskrit samavaya, a coming together. The old Vaisheshika school of philosophy used it with care, for the way in which a whole is present in its parts and cannot be lifted out of them. Its standing example was cloth: pull every thread away and there is no cloth left over to keep.`,
      'An invoice is a whole of that kind. Take away the order, the receipt at the gate, the tax line and the payment, and nothing remains but paper. Software that keeps those four apart has to guess at the invoice, and people spend the last days of a month correcting the guess.',
      'So three threads run through the drawings on these pages. They come in from the left at one height, cross over and under until they have become a car body, a conveyor or a ledger, and go out on the right at the height at which they entered.',
    ],
  },
  history: {
    heading: 'History',
    lead: 'Six kinds of work, in the order in which they came to us. None of them has stopped since.',
    picture: {
      name: 'about-history',
      alt: 'Six spools in a row, each adding its thread to a band that widens to the right: a report, a ledger, a gate pass, a shop till, a chart and an open book',
    },
    cards: [
      {
        title: 'Reports and repairs',
        text: 'The first requests were small: a stock ageing that took all night, a purchase report nobody believed, a NAV installation whose builder had gone. We read other people’s code by day and learned where a posting really starts.',
        taught: 'A request for a report is often a missing step in the process, politely put.',
      },
      {
        title: 'Whole implementations',
        text: 'Clients who had trusted us with a report asked for the rest: chart of accounts, number series, approvals, the cut-over weekend. We stayed through the first closing and found most trouble in the item master, typed in a hurry long before we came.',
        taught: 'Clean the masters before anyone opens a set-up page.',
      },
      {
        title: 'Modules of our own',
        text: 'Gate pass, inspection and maintenance kept coming back as gaps, in plants that had never met. After writing each of them several times we stopped, gathered what the plants agreed on, and made products with one owner, one test suite and one manual.',
        taught: 'Build a thing twice and it is custom work; by the third time it wants an owner.',
      },
      {
        title: 'Counters and phones',
        text: 'LS Central took us behind shop tills, and web and mobile work took us out to drivers, visitors and dealers. A screen there has a queue in front of it. Two fields too many and the old paper pad is back.',
        taught: 'Stand in the queue once before you draw the screen.',
      },
      {
        title: 'Figures and servers',
        text: 'Power BI put the same number in front of the stores and the directors, which started useful quarrels. Azure took the servers out of the cupboard under the stairs. Custom C/AL code was rewritten as AL extensions so that updates could pass.',
        taught: 'Agree what a measure leaves out before you agree on its colour.',
      },
      {
        title: 'The classroom',
        text: 'Key-user training had always been part of a project. Learners without a project began to ask for a place in the room, so the lessons became courses with a syllabus, exercises and a capstone, taught by people who had been through cut-over weekends themselves.',
        taught: 'If a step cannot be taught, it has not been understood.',
      },
    ],
  },
  director: {
    heading: 'Director message',
    paragraphs: [
      'On a first visit I ask to see the gate register. It says what left the plant, who allowed it and how much was meant to come back. Usually one person has kept it for years, in a hand that two others can read.',
      'That register is a working system, and its keeper knows things about the business that no workshop will bring out. When we replace it, we owe that keeper a screen that is quicker than the pen. I have seen us deliver one that was complete and slow, and watched the register stay open beside it. The guard was right. We took fields away until the pen was put down.',
      'I tell new colleagues to judge a project by what was closed: the spreadsheet that nobody updates any more, the telephone call that nobody has to make. If the old way is still running next to ours after the first quarter, we are not finished, whatever the sign-off says.',
    ],
    signed: 'Director',
  },
  advisor: {
    heading: 'Advisor message',
    paragraphs: [
      'My part is narrow. I read a plan before the client does and ask what happens on the last day of the quarter: who posts the accruals, who may still change a rate, where the figure in the return comes from, and whether an auditor could walk from that figure back to the weighbridge slip.',
      'Young teams like to show what the software can do. I ask them to show what it refuses: the receipt without an order, the payment to a vendor whose bank details changed yesterday, the journal that one person wrote and approved. Those refusals are most of what a company pays for, though they never appear in a demonstration.',
      'My advice to anyone choosing a system is to bring one awkward transaction of your own (a part return with a price difference will do) and to have it posted in front of you. You will learn more from those ten minutes than from any brochure, ours included.',
    ],
    signed: 'Advisor',
  },
  vision: {
    heading: 'Vision',
    text: 'A manager in a mid-sized Indian company asks how much stock there is, and stores, production and finance give the same answer in the same meeting. Nobody sends for another sheet. We should like that to be as ordinary as electricity: missed only when it fails, and available to a family-run foundry as much as to a listed group.',
  },
  mission: {
    heading: 'Mission',
    text: 'To leave behind systems that their users can explain. That means few customisations and a written reason for each, masters cleaned by the people who will own them, a key user in every department who has trained the next one, and a support desk that closes a cause where it could have closed a ticket.',
  },
  value: {
    heading: 'Value',
    text: 'Say it while it can still be changed. A consultant who finds on a Tuesday that the costing method is wrong tells the client on Tuesday, with the cost of both ways forward on one page. We would sooner lose a module from the order than deliver one that will not be used, and we say so in the proposal.',
  },
  reasons: {
    heading: 'Why choose us',
    lead: 'Four things that you can check before signing anything.',
    items: [
      {
        icon: 'clock',
        title: `${years}+ years in one trade`,
        desc: 'NAV and then Business Central, from VAT through GST to the Income-tax Act of 2025, and across two generations of code. Ask us what changed between C/AL and AL, and which of your modifications would still be needed.',
      },
      {
        icon: 'gate-pass',
        title: 'Modules where the ERP stops',
        desc: 'Standard gate entry records what went out and reminds nobody to bring it back. Our gate pass product does, and quality and maintenance fill gaps of the same sort. We show you the standard feature first.',
      },
      {
        icon: 'api',
        title: 'Joined to what you run already',
        desc: 'Connect to 35+ applications: banks, HR, CRM, the e-invoice portal, Tally, shop tills and weighbridges. For every link you get a page that says which side owns each field.',
      },
      {
        icon: 'training',
        title: 'Taught by people who do it',
        desc: 'The instructors bring 10+ years of work at industry level. Your key users sit the same exercises as our own juniors.',
      },
    ],
  },
  team: {
    heading: 'Team',
    lead: 'Eight practices, each with one role that answers when something is wrong. You meet that person before the contract.',
    cards: [
      {
        icon: 'business-central',
        practice: 'ERP practice',
        role: 'ERP practice lead',
        answersFor:
          'The gap list, and that each customisation on it has a reason that the client’s process owner signed. Holds the cut-over plan and decides, with the finance head, whether the weekend goes ahead.',
      },
      {
        icon: 'ls-central',
        practice: 'Retail practice',
        role: 'Retail practice lead',
        answersFor:
          'A day-end that closes in every store: tenders declared, statement posted, offers that rang up as the merchandiser meant them.',
      },
      {
        icon: 'gate-pass',
        practice: 'Products',
        role: 'Product owner, gate pass, quality and maintenance',
        answersFor:
          'What goes into the next version and what is refused. Reads every support ticket about the three modules and keeps their manuals true.',
      },
      {
        icon: 'powerbi',
        practice: 'Data practice',
        role: 'Data practice lead',
        answersFor:
          'The definition behind every measure, and a reconciliation to the ledger before a report is published.',
      },
      {
        icon: 'cloud',
        practice: 'Cloud practice',
        role: 'Cloud practice lead',
        answersFor:
          'Patching, identity, spending alerts, and restores that were rehearsed. Leads the call when a system is down and writes the review afterwards.',
      },
      {
        icon: 'web',
        practice: 'Web practice',
        role: 'Web practice lead',
        answersFor:
          'Websites, portals and mobile applications: speed on a modest phone, access for people who use a keyboard or a screen reader, and source code that belongs to the client.',
      },
      {
        icon: 'digital-marketing',
        practice: 'Marketing and design practice',
        role: 'Marketing practice lead',
        answersFor:
          'Leads that can be traced to a campaign, claims that can be substantiated, and artwork that a printer accepts the first time.',
      },
      {
        icon: 'ed-tech',
        practice: 'Ed-tech',
        role: 'Head of training',
        answersFor:
          'The syllabus of ten courses and who may teach them. Sits in on lessons, and withdraws an exercise when the product it describes has changed.',
      },
    ],
  },
  call: {
    heading: 'Bring us the transaction that your present system handles worst',
    label: 'Contact Now',
    href: '/contact-us',
  },
});
