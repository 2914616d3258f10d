declare module 'zipcodes' {
  /** ZIP and Canadian postal codes by code; `state` is a USPS code, armed forces included. */
  const zipcodes: {
    codes: Record<
      string,
      { zip: string; latitude: number; longitude: number; city: string; state: string; country: string }
    >;
  };
  export default zipcodes;
}
