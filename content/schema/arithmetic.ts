const NUMBER = /^(?<digits>[\d,]+(?:\.\d+)?)(?<percent>%)?/;

/**
 * Of numbers, `+`, `-`, `x`, `/` and brackets, as people write them: '950 / 380 x 80', '18% x 15,200'.
 * NaN for anything else.
 */
export function calculate(text: string): number {
  let rest = text;
  const next = (signs: string): string | undefined => {
    rest = rest.trimStart();
    const sign = rest.charAt(0);
    if (sign === '' || !signs.includes(sign)) return undefined;
    rest = rest.slice(1);
    return sign;
  };
  const value = (): number => {
    if (next('(')) {
      const inner = sum();
      return next(')') ? inner : NaN;
    }
    const { digits, percent } = NUMBER.exec(rest)?.groups ?? {};
    if (digits === undefined) return NaN;
    rest = rest.slice(digits.length + (percent?.length ?? 0));
    return Number(digits.replaceAll(',', '')) / (percent ? 100 : 1);
  };
  const product = (): number => {
    let result = value();
    for (let sign = next('x/'); sign; sign = next('x/')) {
      result = sign === 'x' ? result * value() : result / value();
    }
    return result;
  };
  const sum = (): number => {
    let result = product();
    for (let sign = next('+-'); sign; sign = next('+-')) {
      result = sign === '+' ? result + product() : result - product();
    }
    return result;
  };
  const result = sum();
  return rest.trim() === '' ? result : NaN;
}

const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** 15,200 for '380 x 40'. */
export const resultOf = (sum: string): string => figure.format(calculate(sum));
