import { Icon } from '../ui/icon';

export const MENU_ID = 'mobile-menu';

export function MenuButton({ className }: { readonly className?: string | undefined }) {
  return (
    <button type="button" className={className} popoverTarget={MENU_ID}>
      <Icon name="menu" />
      <span>Menu</span>
    </button>
  );
}
