import { replacementFor } from '../../missing-page';
import { publicSettings } from '../../public-settings';
import { behavior } from '../behavior';
import { redirectToCanonicalPage } from '../known-address';

/**
 * The page of an address without a page: shows the part (`data-missing`) for the kind of address, and
 * goes to the page that the address means in another spelling. Only the browser knows the address,
 * because one file is served for all of them.
 */
export const attachMissingPage = behavior('missing-page', (root) => {
  const shown = replacementFor(location.pathname.slice(publicSettings.basePath.length));
  for (const part of root.querySelectorAll<HTMLElement>('[data-missing]')) {
    part.hidden = part.dataset.missing !== shown;
  }
  void redirectToCanonicalPage(location);
});
