/** The Network Information API is not in every browser, and not in TypeScript's library. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
