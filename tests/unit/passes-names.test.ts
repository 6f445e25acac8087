import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNameAllowed } from '../../passes/blocked-names.ts';
import { truncateName } from '../../passes/design.ts';

const isAllowed = (name: string) => isNameAllowed(truncateName(name));

const refused: Record<string, string[]> = {
  'marks and apostrophes': ['Visa™', 'Visa℠', 'Visaᵀᴹ', 'VisaⓇ', 'Apple’s Store', "Visa's"],
  'I, l, 1, | and !': ['AppIe', 'PaypaI', 'V1SA', 'VlSA', 'V|SA', 'V!sa', 'lRS', '1RS', 'Vısa'],
  'Greek and Cyrillic letters': [
    ...['ΗЅΒС', 'НЅВС', 'ηѕвс', 'АРРLЕ', 'Аpple', 'аррӏе', 'РАУРАL', 'АМЕХ', 'РОLІСЕ', 'ΑΡΡLΕ'],
    ...['Кlarna', 'Vіsа', 'FВI', 'Polizеi'],
  ],
  'other scripts and styles': [
    ...['ViՏa', 'ᎪᏢᏢᏞᎬ', 'ꓮꓑꓑꓡꓰ', '𝐕𝐢𝐬𝐚', '𝓐𝓹𝓹𝓵𝓮', 'ｇｏｏｇｌｅ', 'ⓋⒾⓈⒶ', '🅥🅘🅢🅐', '🇻🇮🇸🇦', 'ᴠɪsᴀ'],
    ...['Ⅴisa', 'Ąppłę', 'ƒBI'],
  ],
  'digits and pairs of letters': [
    ...['G00gle', '4pple', 'P4yPa1', '5antander', '8arclays', '$tripe', 'Mas7ercard', 'Wi5e'],
    ...['rnastercard', 'vvells fargo', 'Santancler'],
  ],
  'separated letters': [
    ...['A p p l e Store', 'V.I.S.A.', 'V-I-S-A Card', 'Pay-Pal Shop', 'Pay Pal Shop', 'Pay_Pal'],
    ...['V\u200bi\u200bs\u200ba', 'V\u00adisa', 'Vi\u034fsa', 'V\u3164isa'],
  ],
  'longer words': [
    ...['VisaCard', 'visacard', 'VISAcard', 'eVisa', 'Visa24', 'MyPayPalShop', 'GooglePay24'],
    ...['mybankofamericacard', 'Visaホテル'],
  ],
  'mixed scripts': ['V工SA', 'Hоtel', 'Καfé', 'Ресторaн', 'Grαnd Hotel', 'Ноtel 21'],
  'web and email addresses': [
    ...['evil.de', 'bit.ly/x1', 'evil．de', 'evil。de', 'x1-y2.shop', 'пример.рф', 'mail＠example'],
    'e\u200bvil\u200b.\u200bde',
  ],
  'phone numbers': [
    ...['tel:5551', '089/12/34/56', '٠١٢٣٤٥٦', '०१२३४५६', '１２３４５６', '+49•89•1234567'],
    ...['①②③④⑤⑥⑦', '1\u200b2\u200b3\u200b4\u200b5\u200b6', '0 8 9/1 2 3 4 5', '089_12_34_56'],
  ],
};

test.each(Object.entries(refused))('names are refused: %s', (_, names) => {
  expect(names.filter(isAllowed)).toEqual([]);
});

const accepted: Record<string, string[]> = {
  Latin: [
    ...[
      'Hotel 21',
      'Zoë & Søn',
      'Café No. 7',
      "O'Neill's",
      'St. Pancras House',
      'Łódź',
      'Vis-à-Vis',
    ],
    ...['İstanbul Oteli', 'Việt Phở', 'TSV Bern e.V.', 'Col·lecció', '1.FC Köln', '24/7/365 Gym'],
    ...[
      'HAPPIER HOTEL',
      'LRS Consulting',
      'Hotel 754',
      'Yahoo!',
      'µLab',
      'Bar 🇺🇸',
      '👩‍👩‍👧‍👦 Club',
    ],
  ],
  'words that contain a blocked name': [
    ...[
      'PINEAPPLE CLUB',
      'Café Revolution',
      'Stars & Stripes',
      'Mäklarna',
      'Springbank',
      'Ravenmoor',
    ],
  ],
  Cyrillic: ['Гостиница Москва', 'Ђорђе и син', 'Їжак'],
  Greek: ['Ξενοδοχείο Αθήνα', 'Ο Γιώργος'],
  Arabic: ['فندق النور', 'می‌خواهم', 'مقهى ٢١'],
  Hebrew: ['מלון ירושלים', 'קפה 7'],
  Devanagari: ['होटल दिल्ली', 'कैफ़े २१'],
  Thai: ['โรงแรมกรุงเทพ'],
  Georgian: ['სასტუმრო თბილისი'],
  Tamil: ['தமிழ் விடுதி'],
  Chinese: ['北京飯店', '咖啡ABC'],
  Japanese: ['東京ホテル', 'ひかり温泉', 'ABCホテル', 'カフェABC店', 'モーニング娘。'],
  Korean: ['서울 호텔', '大韓호텔', 'LG전자'],
  Cherokee: ['ᏣᎳᎩ'],
};

test.each(Object.entries(accepted))('names are accepted: %s', (_, names) => {
  expect(names.filter((name) => !isAllowed(name))).toEqual([]);
});

describe('random ordinary names', () => {
  const words = (text: string) => fc.constantFrom(...text.split(' '));
  const people = words(
    'Anna Björn Chloé Dmitri Elif François Giulia Håkon Inês Jürgen Kateřina Liam María Nguyễn Olu ' +
      'Priya Quentin Rūta Søren Tomáš Ulla Vittorio Wei Ximena Yusuf Zoë Müller García Rossi Novák ' +
      "O’Brien MacLeod Øvergaard Kowalski Ferreira D'Angelo Okafor Tanaka Andersson Çelik Lindqvist",
  );
  const places = words(
    'Grand Royal Old Blue Golden River Harbor Garden Park Bella Haute Alte Neue Stella Nuevo Casa ' +
      'Villa Petit Vieux Schöne Gamla Lille Sunny Central Alpine Nordic Little Silver Wild Oak Maple',
  );
  const businesses = words(
    'Hotel Café Bakery Club Studio Gym Offices Lofts Residences Boulangerie Bäckerei Pension Inn ' +
      'Trattoria Osteria Bistrot Konditorei Kafé Hostal Taberna Pousada Clinic Library Museum Spa ' +
      'Brauerei Apotheke Coworking Apartments Lodge House Bar Grill Kitchen Salon Tennis Yoga',
  );
  const numbers = fc.integer({ min: 1, max: 9999 }).map(String);
  const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(' '));
  const ampersand = fc.constantFrom('&', '+', 'und', 'et', 'y', 'e', 'och');
  const names = fc
    .oneof(
      join(places, businesses),
      join(businesses, people),
      join(people, ampersand, people),
      join(places, businesses, numbers),
      join(people, people, businesses),
      fc.tuple(people, businesses).map(([owner, place]) => `${owner}'s ${place}`),
      fc.tuple(people, people).map(([first, last]) => `${first.charAt(0)}. ${last} GmbH`),
      join(
        fc.constantFrom('北京', 'ホテル', 'Кафе', 'Ξενία', 'مقهى', 'होटल', '호텔', 'קפה'),
        places,
      ),
    )
    .chain((name) => fc.constantFrom(name, name.toUpperCase(), name.toLowerCase()));

  test('are all accepted', () => {
    const samples = fc.sample(names, { numRuns: 1000, seed: 27 });
    expect(samples.filter((name) => !isAllowed(name))).toEqual([]);
  });
});
