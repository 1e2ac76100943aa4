/** The package has no types of its own. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(extracted: { jsonld: Record<string, unknown> }): Promise<unknown[]>;
  }
}
