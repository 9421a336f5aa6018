import { defineSpecimenTasks } from './schema/specimen-task';

/** Invented cases, one for the jobs of each category. */
export const specimenTasks = defineSpecimenTasks({
  Frontend: {
    title: 'A gate register whose header is wrong',
    case: 'On 24 June the header says “open 4, out 141 pieces”, because it adds what was sent and forgets what came back.',
    table: {
      caption: 'Gate passes',
      columns: ['Pass', 'Sent', 'Back', 'Due'],
      rows: [
        ['RGP-101', '40', '40', '20 June'],
        ['RGP-102', '40', '25', '30 June'],
        ['RGP-103', '1', '0', '18 June'],
        ['RGP-104', '60', '0', '30 June'],
      ],
    },
    handIn:
      'The list with a right header, and what it shows while it loads, when it is empty, when it fails.',
    judged:
      'The header says open 3, overdue 1, out 76; it works by keyboard and at 320 px, and a test covers a part return.',
    answer: '“Your header is right. What does the guard do while the list loads?”',
  },
  Backend: {
    title: 'A bank statement that comes twice',
    case: 'The bank sends three lines, an hour later the same three and a fourth, and the old program posted all seven.',
    table: {
      caption: 'Statement, opening balance Rs 2,40,000',
      columns: ['Reference', 'Amount in Rs', 'Times sent'],
      rows: [
        ['N101', '85,000', '2'],
        ['N102', '−32,500', '2'],
        ['N103', '12,000', '2'],
        ['N104', '−4,500', '1'],
      ],
    },
    handIn: 'A program in your own language that posts both files, a test, and how to run it.',
    judged: 'The balance is Rs 3,00,000, also after a second run, and a broken line is reported.',
    answer: '“Right on a repeat. Two equal payments on one day: what tells them apart?”',
  },
  DataBase: {
    title: 'Opening stock that the ledger does not confirm',
    case: 'The stock list comes to Rs 16,800, the ledger to Rs 17,340, and the store has counted everything again.',
    table: {
      caption: 'Stock on 31 March',
      columns: ['Item', 'Listed', 'Counted', 'Rate in Rs'],
      rows: [
        ['Hose', '120', '120', '45'],
        ['Bolt', '2,000', '2,000', '3'],
        ['Seal', '300', '330', '18'],
      ],
    },
    handIn:
      'In SQL or Excel: the differences with their value, and a correction that may run twice.',
    judged:
      'The list ends at Rs 540, for 30 seals; the original is unchanged, and somebody else can repeat each step.',
    answer: '“The sum is right. Your correction would also run in a closed month. What stops it?”',
  },
  'Digital Marketing': {
    title: 'A pump maker who wants to stop writing',
    case: 'Advertisements cost Rs 40,000 last month and brought half of the enquiries, so the owner now wants nothing else.',
    table: {
      caption: 'Last month',
      columns: ['Source', 'Visits', 'Enquiries'],
      rows: [
        ['Search', '1,200', '18'],
        ['Advertisements', '800', '20'],
        ['Social media', '500', '2'],
      ],
    },
    handIn: 'Half a page to the owner, and a caption or a first paragraph about a pump that leaks.',
    judged:
      'Enquiries from visits are 1.5%, 2.5% and 0.4%, and one by advertisement costs Rs 2,000. No rank is promised.',
    answer: '“Clear, and the figures hold. Which enquiries became orders? You did not ask.”',
  },
  'Power Bi': {
    title: 'A report and a ledger that disagree',
    case: 'The page of receivables shows 12.40 lakh, the ledger 11.80: a credit note over 0.60 has no customer, so the model drops it.',
    table: {
      caption: 'Open invoices',
      columns: ['Customer', 'Rs lakh', 'Days late'],
      rows: [
        ['A', '4.20', '12'],
        ['B', '3.60', '45'],
        ['C', '2.50', '75'],
        ['D', '2.10', '120'],
      ],
    },
    handIn:
      'One report page with ageing in steps of 30 days, and a line below that explains the difference.',
    judged:
      'The total is 11.80, the two oldest steps are 2.50 and 2.10, and each measure says in words what it counts.',
    answer: '“The total agrees. In which step is the credit note, and who decided that?”',
  },
  Cloud: {
    title: 'A month that costs more than its budget',
    case: 'Testers work 10 hours on 22 days, their server never stops: the budget is Rs 20,000 a month, the bill Rs 23,400.',
    table: {
      caption: 'Bill of the month',
      columns: ['Item', 'Hours', 'Rs an hour', 'Rs'],
      rows: [
        ['Production server', '730', '20', '14,600'],
        ['Test server', '730', '10', '7,300'],
        ['Disks, addresses', '', '', '1,500'],
      ],
    },
    handIn: 'The change on one page: saving, risk, test, way back, and whom you tell.',
    judged:
      '220 hours save Rs 5,100, so the bill is Rs 18,300, and you say that a stopped server still pays for its disks.',
    answer: '“Good sums. Who starts the server when somebody tests on a Sunday?”',
  },
});
