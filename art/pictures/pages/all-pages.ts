import { aboutCloth, aboutClothSmall } from './about-cloth';
import { aboutHistory } from './about-history';
import { careerHiring, careerHiringSmall } from './career-hiring';
import { contactHeader, contactHeaderSmall } from './contact-header';
import { enquiryHeader, enquiryHeaderSmall } from './enquiry-header';
import { entries } from './entries';
import { jobBadges } from './job-badges';
import { looseThread, looseThreadSmall } from './loose-thread';

export const companyPictures = [
  aboutCloth,
  aboutClothSmall,
  ...aboutHistory,
  careerHiring,
  careerHiringSmall,
  contactHeader,
  contactHeaderSmall,
  enquiryHeader,
  enquiryHeaderSmall,
  looseThread,
  looseThreadSmall,
  ...jobBadges,
  ...entries,
] as const;
