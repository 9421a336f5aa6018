import type { Behavior } from './attach-behaviors';
import { attachAccordion } from './behaviors/accordion';
import { attachContents } from './behaviors/contents';
import { attachJobBoard } from './behaviors/job-board';
import { attachLazyImages } from './behaviors/lazy-images';
import { attachLinks } from './behaviors/links';
import { attachMainNav } from './behaviors/main-nav';
import { attachMissingPage } from './behaviors/missing-page';
import { attachMobileMenu } from './behaviors/mobile-menu';
import { attachPrintPart } from './behaviors/print-part';
import { attachSlider } from './behaviors/slider';
import { attachTabs } from './behaviors/tabs';

export const pageBehaviors: Readonly<Record<string, Behavior>> = {
  accordion: attachAccordion,
  contents: attachContents,
  'job-board': attachJobBoard,
  'lazy-images': attachLazyImages,
  links: attachLinks,
  'main-nav': attachMainNav,
  'missing-page': attachMissingPage,
  'mobile-menu': attachMobileMenu,
  'print-part': attachPrintPart,
  slider: attachSlider,
  tabs: attachTabs,
};
