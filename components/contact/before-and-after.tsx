import { HelpColumns } from '../shared/form-columns';
import { Ticks } from '../ui/lists/ticks';

interface Props {
  readonly prepare: { readonly heading: string; readonly items: readonly string[] };
  readonly afterwards: { readonly heading: string; readonly paragraphs: readonly string[] };
}

export function BeforeAndAfter({ prepare, afterwards }: Props) {
  return (
    <HelpColumns>
      <section>
        <h2>{prepare.heading}</h2>
        <Ticks items={prepare.items} />
      </section>
      <section>
        <h2>{afterwards.heading}</h2>
        {afterwards.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </HelpColumns>
  );
}
