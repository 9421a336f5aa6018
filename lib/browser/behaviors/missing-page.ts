import { replacementFor } from '../../missing-page';
import { publicSettings } from '../../public-settings';
import { redirectToCanonicalPage } from '../known-address';
import { showPart } from '../show-part';

export function attachMissingPage(root: HTMLElement): void {
  const path = location.pathname.slice(publicSettings.basePath.length);
  showPart(root, 'data-missing', replacementFor(path));
  void redirectToCanonicalPage(location);
}
