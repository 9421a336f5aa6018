import { Icon } from '../ui/icon';

/** The id of the menu of small screens. */
export const MENU_ID = 'mobile-menu';

/** Opens the menu of small screens. */
export function MenuButton({ className }: { readonly className?: string | undefined }) {
  return (
    <button type="button" className={className} popoverTarget={MENU_ID}>
      <Icon name="menu" />
      <span>Menu</span>
    </button>
  );
}
