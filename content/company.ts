import { defineCompany } from './schema/company';
import { openFact } from './schema/fact';

/**
 * The company's identity, and the only file that holds it.
 *
 * Every value is a placeholder: the domain is reserved, the numbers are in a range that is neither
 * a mobile series nor an area code, and the plots, sectors, GSTIN and CIN do not exist.
 * Replace the values to put a real company in. The one text that depends on them is the passage on
 * the meaning of the name in content/about.ts.
 */
export const company = defineCompany({
  name: 'Samvaya',
  legalName: 'Samvaya Business Systems Private Limited',
  domain: 'samvaya.example',
  tagline: 'Every record belongs to one cloth',
  description:
    'ERP implementation and support, ERP modules, applications and courses from Noida: Business Central, Dynamics NAV, LS Central, Power BI, Power Apps and Azure.',
  founded: 2013,
  yearsOfExperience: 13,
  copyrightYear: 2024,
  gstin: '09AAAAA0000A0Z0',
  cin: 'U00000UP0000PTC000000',
  emails: {
    general: 'hello@samvaya.example',
    careers: 'careers@samvaya.example',
    privacy: 'privacy@samvaya.example',
    copyright: 'copyright@samvaya.example',
    security: 'security@samvaya.example',
  },
  offices: {
    corporate: {
      name: 'Corporate office',
      lines: ['Plot A-00, second floor', 'Sector 000'],
      locality: 'Noida',
      region: 'Uttar Pradesh',
      postalCode: '201300',
      country: 'IN',
      phone: { text: '+91 50000 01301', href: 'tel:+915000001301' },
      email: 'hello@samvaya.example',
      hours: 'Monday to Saturday, 10:00 to 18:30 IST',
      map: 'https://www.openstreetmap.org/search?query=Noida%2C%20Uttar%20Pradesh',
    },
    registered: {
      name: 'Registered office',
      lines: ['Plot B-00, ground floor', 'Sector 00'],
      locality: 'Noida',
      region: 'Uttar Pradesh',
      postalCode: '201300',
      country: 'IN',
      phone: { text: '+91 50000 01302', href: 'tel:+915000001302' },
      email: 'accounts@samvaya.example',
      hours: 'Monday to Friday, 10:00 to 18:00 IST, by appointment',
      map: 'https://www.openstreetmap.org/search?query=Noida%2C%20Uttar%20Pradesh',
    },
  },
  // The law requires a named person, so there is no placeholder.
  grievanceOfficer: {
    name: '',
    email: '',
    phone: '',
    unnamed: 'not named yet; until then write to',
  },
  support: {
    hours: openFact('Your support contract states the hours. Ask us for the standard terms.'),
    escalation: openFact(
      'Your support contract names the person to call if an answer is late. Ask us who that is.',
    ),
  },
  replyTime: openFact('We answer within one working day.'),
  basis: {
    courseRatings: openFact(
      'Ask us how many learners gave this rating, in which period, and how we asked them.',
    ),
    applications: openFact(
      'Counted are applications that connect by API, OData, file or connector. Ask us for the list.',
    ),
  },
  refunds: {
    grounds: openFact(
      'A refund is due if we cancel or move the purchase, if the product differs from its description, or if you paid twice.',
    ),
    share: openFact(
      'Before the first class or delivery we refund the full amount. After that we refund the part that you have not used.',
    ),
    payment: openFact('We pay within 10 working days of our confirmation.'),
  },
  retention: {
    messages: openFact('12 months after our last message to you, if no order follows'),
    enrolments: openFact('During the course, and 3 years after it to confirm your certificate'),
    applications: openFact('6 months after the job is filled, or longer if you ask us to'),
    logFiles: openFact('12 months'),
  },
  whatsapp: {
    text: '+91 50000 01303',
    href: 'https://wa.me/915000001303?text=Hello%20Samvaya%2C%20I%20have%20a%20question%20about%20',
  },
  social: {
    facebook: 'https://social.samvaya.example/facebook',
    x: 'https://social.samvaya.example/x',
    instagram: 'https://social.samvaya.example/instagram',
    linkedin: 'https://social.samvaya.example/linkedin',
    youtube: 'https://social.samvaya.example/youtube',
  },
});
