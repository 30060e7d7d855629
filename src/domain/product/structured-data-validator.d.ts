/** The part the tests use; the package comes without types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<{ severity: 'ERROR' | 'WARNING' }[]>;
  }
}
