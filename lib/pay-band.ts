export interface PayBand {
  readonly from: number;
  readonly to: number;
  readonly per: 'hour' | 'day' | 'month' | 'year';
}

const rupees = new Intl.NumberFormat('en-IN');

export function payInWords({ from, to, per }: PayBand): string {
  const sum = from === to ? rupees.format(from) : `${rupees.format(from)} to ${rupees.format(to)}`;
  return `Rs ${sum} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}
