import type { ServicesPage } from '@/content';
import { FeatureSection } from '../shared/feature-section';

export function HowProjectRuns({ heading, lead, topics }: ServicesPage['project']) {
  return (
    <FeatureSection
      id="how-a-project-runs"
      heading={heading}
      lead={lead}
      items={topics}
      variant="pairs"
    />
  );
}
