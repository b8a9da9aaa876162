// The twenty mistakes of machine-written text (language guide), numbered as there. Each says how it is found, which
// wrong texts it must find and which innocent texts it must leave alone.
//
// A pattern is an alarm: where a text is innocent after all, the pattern learns it here, with the text as a sample.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{id: number, langs: string[], roles?: string[], find: RegExp[], wrong: string[], innocent: string[]}} Mistake
 *   roles: where it is looked for; everywhere if absent
 */

const word = (pattern) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'u');
const sentence = (pattern) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu');

const gap = '[ \\u00A0\\u202F]';
const months = 'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie';

/** @type {Mistake[]} */
export const mistakes = [
  {
    id: 1, langs: ['de'],
    find: [word('Ihre?[mnrs]?|Ihnen'), /(?<=\p{Ll}[,;]? )Sie(?!\p{L})/u],
    wrong: ['Öffne Ihren Browser.', 'Klicken Sie hier.', 'Das hilft Ihnen.', 'wenn Sie rechnen'],
    innocent: ['Sie bleiben im Speicher.', 'Das Modell kennt seine Gewichte, und sie ändern sich.'],
  },
  {
    id: 2, langs: ['ro'],
    find: [/dumneavoastr|(?<!\p{L})(?:al|a|ai|ale) voastr|(?<!\p{L})vă(?!\p{L})/iu,
      /(?<!\p{L})(?!(?:octeți|\p{L}*gigabaiți|terabaiți|mebiocteți|gibiocteți|preantrenați|înghețați|cuantizați|tăiați)(?!\p{L}))\p{L}{3,}[aei]ți(?:-vă)?(?!\p{L})/iu],
    wrong: ['introduceți o valoare', 'Alegeți modelul', 'calculatorul dumneavoastră', 'vă rugăm', 'modelul al vostru, a voastră'],
    innocent: ['introdu o valoare', '2.048 de octeți', '24 de gigabaiți', 'parametrii înghețați', 'greutăți și biți', 'toți cei 96 GB'],
  },
  {
    id: 3, langs: ['de', 'ro'],
    find: [/(?<!\p{L})bill?io(?:n|an)/iu],
    wrong: ['4 Billionen Parameter', 'un bilion de parametri', '8 Billion'],
    innocent: ['4 Milliarden Parameter', '4 miliarde de parametri', 'biblioteca'],
  },
  {
    id: 4, langs: ['de', 'ro'],
    find: [/(?<!\d\.)\d\.\d(?!\d\d)(?!\d?\.\d{4})/, /\d,\d\d(?:0|[1-9](?!\s?(?:GB|TB)))(?!\d)/, /\d(?:GB|TB|W|%)/],
    wrong: ['19.2 GB', '1,000 Schritte', '1,000\u202FGB', '24GB', '75%', '450W'],
    innocent: ['19,2\u202FGB', '1.000 Schritte', '100.000\u202FGB', '75\u202F%', '01.12.2026', '1,875\u202FGB', '32B'],
  },
  {
    id: 5, langs: ['de'],
    find: [/["\u201D]/],
    wrong: ['"so"', '„so\u201D'],
    innocent: ['„so\u201C', '‚so‘'],
  },
  {
    id: 5, langs: ['ro'],
    find: [/["\u201C]/],
    wrong: ['"așa"', '„așa\u201C'],
    innocent: ['„așa\u201D', '«așa»'],
  },
  {
    id: 6, langs: ['ro'],
    find: [/[şţŞŢ]|[\u0326\u0327]|(?<=\p{L})(?<!(?<!\p{L})(?:ne|re|pre|bine|dez|auto))î(?=\p{L})/iu, word('sînt|Sînt')],
    wrong: ['şi', 'greutăţi', 's\u0326i', 'pîine', 'sînt', 'cînd'],
    innocent: ['și', 'greutăți', 'reîncearcă', 'neînghețat', 'preîncărcat', 'înapoi', 'coborî'],
  },
  {
    id: 7, langs: ['ro'],
    find: [sentence('si|fara|daca|pana|cand|cat|incape|dupa|intr-o|intr-un|intre|pentru ca sa|in|sa (?:fie|ai|poți|nu|se)')],
    wrong: ['fara memorie', 'model si metodă', 'incape lejer', 'in memorie', 'ca sa ai loc', 'Daca nu'],
    innocent: ['fără memorie', 'model și metodă', 'în memorie', 'memoria sa', 'cât', 'Până la'],
  },
  {
    id: 8, langs: ['ro'],
    find: [
      new RegExp(`(?<![\\d.,])(?<!\\p{Lu}{2,} )(?:\\d[\\d.]*)?(?:[2-9]\\d|00)${gap}(?!de |din |la |și |sau |până |(?:min|${months})(?!\\p{L}))\\p{Ll}{3,}`, 'u'),
      new RegExp(`(?:(?:0[1-9]|1\\d|,\\d+)|(?<![\\d.,])[1-9])${gap}de${gap}\\p{Ll}+[ie](?!\\p{L})`, 'u'),
    ],
    wrong: ['1.000 pași', '12 de pași', '20 minute', '512 de tokeni', '100 modele', '32 miliarde', '101 de pași', '1,5 de ore'],
    innocent: ['1.000 de pași', '12 pași', '20 de minute', '101 pași', '900 din 1.000', '1,5 ore', '20 decembrie 2026', '2–4 ori', 'între 20 și 40', 'RTX 4090 este'],
  },
  {
    id: 9, langs: ['de'],
    find: [/(?:LoRA|GPU|VRAM|Bit) (?=\p{Lu}\p{Ll})/u, /(?<![\d\uFFFC][ \u00A0\u202F])GB (?=\p{Lu}\p{Ll})/u],
    wrong: ['die QLoRA Methode', 'ein 4 Bit Modell', 'eine GPU Karte', 'im VRAM Speicherchip'],
    innocent: ['der QLoRA-Lauf', 'ein 4-Bit-Modell', '24\u202FGB Speicher', 'LoRA. Danach', '7,2\u202FGB Luft'],
  },
  {
    id: 10, langs: ['de'],
    find: [/(?<!\p{L})(?:den|dem|des) Gradient(?!\p{L}|-)|des (?:Gradient|Drachen)s(?!\p{L})|(?<!\p{L})(?:ein|der) Drachen(?!\p{L})/iu],
    wrong: ['den Gradient', 'des Drachens', 'ein Drachen', 'Der Drachen fliegt'],
    innocent: ['den Gradienten', 'des Drachen', 'einen Drachen', 'ein Drache', 'das Gradient-Checkpointing, dem Gradient-Checkpointing'],
  },
  {
    id: 11, langs: ['de'],
    find: genderPatterns(),
    wrong: ['die Batch', 'der Token', 'Die Optimizer ist', 'das GPU', 'ein Stellschraube', 'der Budget', 'den Modell', 'das Speicher'],
    innocent: ['der Batch', 'das Token', 'die Optimizer sind', 'die GPU', 'der GPU', 'das Budget', 'dem Modell', 'der Speicherbedarf',
      'die Batchgröße', 'der Token-Zähler', 'die Trainingsdaten', 'das Speichern'],
  },
  {
    id: 12, langs: ['de'],
    find: [/mal (?:langsamer|schneller|weniger|kleiner)/u],
    wrong: ['2–4-mal langsamer', 'dreimal schneller'],
    innocent: ['2–4-mal so lange', 'doppelt so schnell'],
  },
  {
    id: 13, langs: ['ro'], roles: ['heading', 'cell'],
    find: [/(?<=[^.:?!…„«·\uFFFC\s]\s)(?!(?:AdamW|CPU|GPU|RAM|VRAM|LoRA|QLoRA|RTX|PC|Mac|Studio|Ultra|Tensor|Apple|Hugging|Face|Flash|Unsloth|Wingspan|Unified|Memory|Tip|Esc|Deutsch|Română)(?![\p{L}]))\p{Lu}\p{Ll}+/u],
    wrong: ['Memoria De Antrenare', 'Două Calculatoare'],
    innocent: ['Memoria de antrenare', 'Un Mac Studio', 'Lecție · Memorie', 'Limba: Română'],
  },
  {
    id: 14, langs: ['de', 'ro'],
    find: [/—/, /, (?:und|și) [\p{L}-]+[.)]/u, /\.\.\./],
    wrong: ['Speicher — viel', 'Gewichte, Gradienten, und Loss.', 'greutăți, gradienți, și loss.', 'Wird geladen...'],
    innocent: ['Speicher – viel', 'Gewichte, Gradienten und Loss.', 'Es passt, und es bleibt Platz.', 'Se încarcă…'],
  },
  {
    id: 15, langs: ['de'],
    find: [sentence('macht (?:\\p{L}+ )?Sinn|in 20\\d\\d|Maschinen?|Knopf|Knöpfen?|realisier\\p{L}*|adressier\\p{L}*|am Ende des Tages|Stromverbrauch\\p{L}*|Kopfraum|bereitstellen von')],
    wrong: ['Das macht Sinn.', 'in 2026', 'deine Maschine', 'Drück den Knopf', 'Wir realisieren das', 'am Ende des Tages', 'Stromverbrauch'],
    innocent: ['Das hat Sinn.', 'maschinelles Lernen', 'Leistungsaufnahme', 'knöpfte'],
  },
  {
    id: 16, langs: ['ro'],
    find: [sentence('(?:face|fac) sens|suportat\\p{L}*|librări\\p{L}*|locați\\p{L}*|provocare|provocăr\\p{L}*|jeto(?:n|ane)\\p{L}*|(?:mașină|mașina|mașini|mașinii)(?! de curse)|bazat[ăei]? pe|în cadrul|prin intermediul|pentru a putea|ponder\\p{L}*|se blochează')],
    wrong: ['Asta face sens.', 'un model suportat', 'o librărie', 'locația', 'o provocare', 'jetoane', 'o mașină bună', 'bazat pe LoRA',
      'în cadrul cursului', 'prin intermediul', 'pentru a putea antrena', 'ponderile'],
    innocent: ['o mașină de curse', 'Asta are sens.', 'acceptat', 'bibliotecă', 'modelul de bază', 'învățare automată'],
  },
  {
    id: 17, langs: ['de'],
    find: [sentence('nahtlos\\p{L}*|bahnbrechend\\p{L}*|mühelos\\p{L}*|tauchen wir|spannend\\p{L}*|revolutionär\\p{L}*|entfesse\\p{L}*|zusammenfassend|nicht nur [^.!?]{1,60}, sondern auch|(?:Lass|Lasst) uns')],
    wrong: ['nahtlos', 'eine bahnbrechende Technik', 'Tauchen wir ein', 'nicht nur schnell, sondern auch leise', 'Lass uns rechnen'],
    innocent: ['nicht 0,7, sondern 1,5', 'ohne Mühe', 'Lass eine Reserve'],
  },
  {
    id: 17, langs: ['ro'],
    find: [sentence('revoluționar\\p{L}*|robust\\p{L}*|hai să explorăm|nu (?:doar|numai) [^.!?]{1,60},? ci și|fără cusur|captivant\\p{L}*|în concluzie|haideți')],
    wrong: ['o tehnică revoluționară', 'un model robust', 'hai să explorăm', 'nu doar rapid, ci și silențios'],
    innocent: ['nu 0,7, ci 1,5', 'numai aici ajunge memoria'],
  },
  {
    id: 18, langs: ['ro'],
    find: [/(?<!pe )(?<!\p{L})care (?:îl|o|îi|le) /u, /(?<!\p{L})ca și (?:un|o|model|metod)/u],
    wrong: ['modelul care îl alegi', 'ca și model', 'ca și o metodă'],
    innocent: ['modelul pe care îl alegi', 'ca model', 'memoria care rămâne'],
  },
  {
    id: 19, langs: ['ro'],
    find: [/(?<!\p{L})doi (?:model|calculat|adapt|strat)/u, /greutăți\p{L}* \p{L}+ți(?!\p{L})/u,
      /(?<!\p{L})(?:modele|adaptoare|calculatoare|straturi|greutăți|plăci)\p{L}*,? (?:al|a|ai) căr/u],
    wrong: ['doi modele', 'greutățile înghețați', 'două modele, a căror greutăți'],
    innocent: ['două modele', 'greutățile înghețate', 'modele ale căror greutăți'],
  },
  {
    id: 20, langs: ['ro'],
    find: [/(?:link|token|tuning|browser|optimizer|checkpoint|framework)-/u, /(?<!\p{L})nici (?:un|o)(?!\p{L})/iu, /vroia/],
    wrong: ['link-ul', 'fine-tuning-ul', 'nici un model', 'Nici o problemă', 'vroiam'],
    innocent: ['linkul', 'fine-tuningul', 'niciun model', 'nicio problemă', 'batch-ul', 'GPU-ul'],
  },
];

/** Articles that a noun's gender never takes, from the table beside: „die Batch“, „der Token“, „das GPU“. */
function genderPatterns() {
  const never = { m: 'das|eine|einer', f: 'das|dem|den|des|ein|einem|einen|eines', n: 'den|eine|einen|einer|jeder' };
  const rows = readFileSync(fileURLToPath(new URL('./nouns.de.csv', import.meta.url)), 'utf8').trim().split('\n').slice(1);
  return rows.map((row) => {
    const [noun, gender, samePlural] = row.split(',');
    const own = { m: samePlural === 'yes' ? '' : '|die', f: '', n: '|der|die' }[gender];
    const plural = { m: samePlural === 'yes' ? `|die ${noun} (?:ist|hat|wird|braucht|passt)` : '', f: '', n: '' }[gender];
    const loose = gender === 'n' && samePlural === 'yes' ? '' : own;
    return sentence(`(?:${never[gender]}${loose}) ${noun}(?!-)${plural}`);
  });
}

/** @returns {string | undefined} what was found, with its surroundings */
export function findMistake(mistake, text) {
  for (const pattern of mistake.find) {
    const found = pattern.exec(text);
    if (found) return text.slice(Math.max(0, found.index - 15), found.index + found[0].length + 15);
  }
  return undefined;
}
