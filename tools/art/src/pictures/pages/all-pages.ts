import { aboutCloth, aboutClothSmall } from './about-cloth';
import { aboutHistory } from './about-history';
import { careerAssurances } from './career-assurances';
import { careerHiring } from './career-hiring';
import { careerJobs, careerJobsSmall } from './career-jobs';
import { contactEnvelope, contactHeader, contactHeaderSlim } from './contact-header';
import { enquiryHeader, enquiryHeaderSlim, enquiryHeaderSmall } from './enquiry-header';
import { entries } from './entries';
import { formPath } from './form-path';
import { jobBadges } from './job-badges';
import { legalHeader, legalHeaderMedium, legalHeaderSlim } from './legal-header';
import { looseThread, looseThreadSmall } from './loose-thread';
import { legalFigures } from './legal-figures';
import { rightsPath } from './rights-path';

export const companyPictures = [
  aboutCloth,
  aboutClothSmall,
  ...aboutHistory,
  ...careerAssurances,
  careerHiring,
  careerJobs,
  careerJobsSmall,
  contactEnvelope,
  contactHeader,
  contactHeaderSlim,
  enquiryHeader,
  enquiryHeaderSlim,
  enquiryHeaderSmall,
  legalHeader,
  legalHeaderMedium,
  legalHeaderSlim,
  ...formPath,
  ...rightsPath,
  ...legalFigures,
  looseThread,
  looseThreadSmall,
  ...jobBadges,
  ...entries,
] as const;
