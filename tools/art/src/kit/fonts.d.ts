declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt';
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
