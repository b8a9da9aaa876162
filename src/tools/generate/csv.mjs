// RFC 4180 CSV with a header line -> array of objects. Quotes, doubled quotes, CRLF and line breaks in quotes are read;
// a row with a different number of fields than the header is an error.
export function parseCsv(text) {
  const rows = [];
  let row = [], field = '', quoted = false;
  const endField = () => { row.push(field); field = ''; };
  const endRow = () => { endField(); if (row.length > 1 || row[0] !== '') rows.push(row); row = []; };
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c !== '"') field += c;
      else if (text[i + 1] === '"') { field += '"'; i++; }
      else quoted = false;
    } else if (c === '"' && field === '') quoted = true;
    else if (c === ',') endField();
    else if (c === '\n') endRow();
    else if (c !== '\r') field += c;
  }
  if (field !== '' || row.length) endRow();
  const [head, ...body] = rows;
  return body.map((fields, i) => {
    if (fields.length !== head.length) throw new Error(`row ${i + 2}: ${fields.length} fields, ${head.length} expected`);
    return Object.fromEntries(head.map((name, k) => [name, fields[k]]));
  });
}
