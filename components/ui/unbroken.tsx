import { Fragment, type ReactNode } from 'react';

/** Hyphenated words of up to 18 letters, ranges, codes, telephone numbers, dates, a number with its unit. */
const UNBROKEN =
  /((?<!\w)e-way bills?|(?<!\S)(?=\S{3,18}(?:\s|$))\S+[-–]\S+|\+91 \d{5} \d{5}|(?:Rs|NAV|section|clause|rule|gate|within) \d\S*|\d+ (?:bytes|hours|months|kg|mm|kW|crore|lakh)\b|\d{1,2} (?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b(?: \d{4})?|\d\d:\d\d IST)/i;

function unbroken(text: string): ReactNode {
  const parts = text.split(UNBROKEN);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className="unbroken">
        {part}
      </span>
    ),
  );
}

export function Unbroken({ children }: { readonly children: ReactNode }) {
  if (typeof children === 'string') return unbroken(children);
  const nodes = Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? unbroken(node) : node}</Fragment>
  ));
}
