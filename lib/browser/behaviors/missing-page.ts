import { replacementFor } from '../../missing-page';
import { publicSettings } from '../../public-settings';
import { behavior } from '../behavior';
import { redirectToCanonicalPage } from '../known-address';

export const attachMissingPage = behavior('missing-page', (root) => {
  const shown = replacementFor(location.pathname.slice(publicSettings.basePath.length));
  for (const part of root.querySelectorAll<HTMLElement>('[data-missing]')) {
    part.hidden = part.dataset.missing !== shown;
  }
  void redirectToCanonicalPage(location);
});
