import type { ComponentProps } from 'react';
import { DirectContact } from './direct-contact';

export function NoScriptContact(props: ComponentProps<typeof DirectContact>) {
  return (
    <div data-scripts="none">
      <DirectContact {...props} />
    </div>
  );
}
