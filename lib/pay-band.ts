export interface PayBand {
  readonly from: number;
  readonly to: number;
  readonly per: 'hour' | 'day' | 'month' | 'year';
}

const rupees = new Intl.NumberFormat('en-IN');

/** `Rs 6,00,000 to 9,00,000 a year`. */
export function payInWords({ from, to, per }: PayBand): string {
  const sum = from === to ? rupees.format(from) : `${rupees.format(from)} to ${rupees.format(to)}`;
  return `Rs ${sum} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}
