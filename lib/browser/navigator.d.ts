/** Missing in TypeScript's library. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
