import { Fragment } from 'react';

/** 'Customization/Specialist' is too long for a phone. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? (
        <>
          /<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}
