// Answered at build time by web/build/form-words.mjs.
declare module 'wingspan:words' {
  const table: Record<string, Record<string, string>>;
  export default table;
}
