import type { ComponentProps } from 'react';
import { FORM_WORDS } from '@/lib/forms/messages';
import { Button } from '../ui/controls/button';
import { DirectContact } from './direct-contact';

export function FormHelp({ office }: Pick<ComponentProps<typeof DirectContact>, 'office'>) {
  return (
    <>
      <DirectContact text={FORM_WORDS.stopped} office={office} />
      <Button variant="secondary" data-retry="">
        {FORM_WORDS.tryAgain}
      </Button>
    </>
  );
}
