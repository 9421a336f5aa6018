import { businessCentral } from './posts/business-central';
import { digitalMarketing } from './posts/digital-marketing';
import { foodMarketing } from './posts/food-marketing';
import { implementation } from './posts/implementation';
import { iot } from './posts/iot';
import { iotPath } from './posts/sensor-path';
import { meetings } from './posts/meetings';
import { readings } from './posts/readings';
import { week } from './posts/week';
import { website } from './posts/website';

export const postPictures = [
  implementation,
  ...foodMarketing,
  ...iot,
  ...iotPath,
  ...readings,
  ...meetings,
  ...week,
  ...website,
  ...digitalMarketing,
  ...businessCentral,
] as const;
