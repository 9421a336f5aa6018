import type { ServicesPage } from '@/content';
import { TitledSection } from '../shared/titled-section';
import { FeatureList } from '../ui/lists/feature-list';

export function HowProjectRuns({ topics, ...head }: ServicesPage['project']) {
  return (
    <TitledSection id="how-a-project-runs" {...head}>
      <FeatureList items={topics} variant="pairs" folds />
    </TitledSection>
  );
}
