import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNameAllowed } from '../../server/passes/blocked-names.ts';
import { truncateName } from '../../server/passes/design.ts';

const isAllowed = (name: string) => isNameAllowed(truncateName(name));

/** Names in each list are separated by a comma and a space. */
const refused = {
  'protected names':
    'Apple, aPPle, Google Wallet, PayPal, Pay-Pal, P4yPal: PayPal, Bank of America, The Police, ' +
    'Ministry of Magic',
  'marks and apostrophes': "Visa™, Visa℠, Visaᵀᴹ, VisaⓇ, Apple’s Store, Visa's",
  'I, l, 1, | and !': 'AppIe, PaypaI, V1SA, VlSA, V|SA, V!sa, lRS, 1RS, Vısa',
  'Greek and Cyrillic letters':
    'ΗЅΒС, НЅВС, ηѕвс, АРРLЕ, аррlе, Аpple, аррӏе, РАУРАL, АМЕХ, РОLІСЕ, ΑΡΡLΕ, Кlarna, Vіsа, ' +
    'FВI, Polizеi',
  'other scripts and styles':
    'ViՏa, ᎪᏢᏢᏞᎬ, ꓮꓑꓑꓡꓰ, 𝐕𝐢𝐬𝐚, 𝓐𝓹𝓹𝓵𝓮, ｇｏｏｇｌｅ, ＶＩＳＡ, ⓋⒾⓈⒶ, 🅥🅘🅢🅐, 🇻🇮🇸🇦, ᴠɪsᴀ, Ⅴisa, ' +
    'Äpple, Ąppłę, ƒBI',
  'digits and pairs of letters':
    'G00gle, 4pple, P4yPa1, 5antander, 8arclays, $tripe, Mas7ercard, Wi5e, rnastercard, ' +
    'vvells fargo, Santancler',
  'separated letters':
    'A p p l e, A p p l e Store, V.I.S.A., V-I-S-A Card, Pay-Pal Shop, Pay Pal Shop, Pay_Pal, ' +
    'V\u200bi\u200bs\u200ba, V\u00adisa, Vi\u034fsa, V\u3164isa',
  'longer words':
    'VisaCard, visacard, VISAcard, eVisa, Visa24, MyPayPalShop, GooglePay24, ' +
    'mybankofamericacard, Visaホテル',
  'mixed scripts': 'V工SA, Hоtel, Καfé, Ресторaн, Grαnd Hotel, Ноtel 21',
  'web and email addresses':
    'me@example.org, www.shop, https://x, shop.com, evil.de, bit.ly/x1, evil．de, evil。de, ' +
    'x1-y2.shop, пример.рф, mail＠example, e\u200bvil\u200b.\u200bde',
  'private-use characters': '\uf8ff Store, \uf8ff, Hotel \ue000, Hotel \u{f0000}',
  'enclosed letters and digits':
    '⒱⒤⒮⒜, My V⒤SA Card, My 🄥🄘🄢🄐, 🅅🄸🅂🄰, 🅥isa, Call ➊➋➌➍➎➏, ❶❷❸❹❺❻, ⓵⓶⓷⓸⓹⓺, ⓿➀➁➂➃➄, ' +
    '⑴⑵⑶⑷⑸⑹, ⒈⒉⒊⒋⒌⒍, 🄁🄂🄃🄄🄅🄆, ⓫⓬⓭, 1⃣2⃣3⃣4⃣5⃣6⃣',
  'dots of other scripts':
    'evil․de, evil܁de, evil܂de, evil꘎de, evilꓸde, evil𐩐de, evil۔de, evil።de, evil᠃de, evil᙮de, ' +
    'evil٠de, evil⸳de, evil｡de, пример۔рф',
  'separators between digits':
    '12‐34‐56, 12–34–56, 12−34−56, 12ー34ー56, 12・34・56, 12·34·56, 12•34•56, 12［34］56, 12_34_56, ' +
    '12 - 34 - 56, 0★8★9★1★2★3★4, 089 — 123 — 4567',
  'confusables of i and l': 'appıe, Paypaı, googıe, V⏐SA, App⏐e, paypa│, Vɪsa, appɪe, appɩe',
  'phone numbers':
    'call 0800 123456, +49 (30) 12-34-56, tel:5551, 089/12/34/56, ٠١٢٣٤٥٦, ०१२३४५६, １２３４５６, ' +
    '+49•89•1234567, ①②③④⑤⑥⑦, 1\u200b2\u200b3\u200b4\u200b5\u200b6, 0 8 9/1 2 3 4 5, 089_12_34_56',
};

test.each(Object.entries(refused))('names are refused: %s', (_, names) => {
  expect(names.split(', ').filter(isAllowed)).toEqual([]);
});

const accepted = {
  Latin:
    "Hotel 21, Zoë & Søn, Café No. 7, O'Neill's, St. Pancras House, Łódź, Vis-à-Vis, St. Pauli, " +
    'İstanbul Oteli, Việt Phở, TSV Bern e.V., Col·lecció, 1.FC Köln, 24/7/365 Gym, HAPPIER HOTEL, ' +
    'LRS Consulting, Hotel 754, Yahoo!, µLab, Bar 🇺🇸, 👩‍👩‍👧‍👦 Club, Grand Budapest, Studio 54, ' +
    'Café “Zur Post” & Söhne',
  'words that contain a blocked name':
    'PINEAPPLE CLUB, Pineapple Club, Appleby Court, Riverbank Hotel, Visage, Wiseman & Co, ' +
    'Café Revolution, Stars & Stripes, Mäklarna, Springbank, Ravenmoor',
  Cyrillic: 'Гостиница Москва, Ђорђе и син, Їжак',
  Greek: 'Ξενοδοχείο Αθήνα, Ο Γιώργος',
  Arabic: 'فندق النور, می‌خواهم, مقهى ٢١',
  Hebrew: 'מלון ירושלים, קפה 7',
  'scripts of Asia': 'होटल दिल्ली, कैफ़े २१, โรงแรมกรุงเทพ, სასტუმრო თბილისი, தமிழ் விடுதி',
  'Chinese, Japanese and Korean':
    '北京飯店, 咖啡ABC, 東京ホテル, ひかり温泉, ABCホテル, カフェABC店, モーニング娘。, 서울 호텔, ' +
    '大韓호텔, LG전자',
  Cherokee: 'ᏣᎳᎩ',
  'no name': '',
};

test.each(Object.entries(accepted))('names are accepted: %s', (_, names) => {
  expect(names.split(', ').filter((name) => !isAllowed(name))).toEqual([]);
});

test('1000 random ordinary names are accepted', () => {
  const words = (text: string) => fc.constantFrom(...text.split(' '));
  const person = words(
    'Anna Björn Chloé Dmitri Elif François Giulia Håkon Inês Jürgen Kateřina Liam María Nguyễn Olu ' +
      'Priya Quentin Rūta Søren Tomáš Ulla Vittorio Wei Ximena Yusuf Zoë Müller García Rossi Novák ' +
      "O’Brien MacLeod Øvergaard Kowalski Ferreira D'Angelo Okafor Tanaka Andersson Çelik Lindqvist",
  );
  const place = words(
    'Grand Royal Old Blue Golden River Harbor Garden Park Bella Haute Alte Neue Stella Nuevo Casa ' +
      'Villa Petit Vieux Schöne Gamla Lille Sunny Central Alpine Nordic Little Silver Wild Oak Maple',
  );
  const business = words(
    'Hotel Café Bakery Club Studio Gym Offices Lofts Residences Boulangerie Bäckerei Pension Inn ' +
      'Trattoria Osteria Bistrot Konditorei Kafé Hostal Taberna Pousada Clinic Library Museum Spa ' +
      'Brauerei Apotheke Coworking Apartments Lodge House Bar Grill Kitchen Salon Tennis Yoga',
  );
  const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(' '));
  const names = fc.oneof(
    join(place, business),
    join(business, person),
    join(person, words('& + und et y e och'), person),
    join(place, business, fc.integer({ min: 1, max: 9999 }).map(String)),
    join(person, person, business),
    join(person, business).map((name) => name.replace(' ', "'s ")),
    join(person, person).map((name) => `${name.replace(/(?<=^.).* /u, '. ')} GmbH`),
    join(words('北京 ホテル Кафе Ξενία مقهى होटल 호텔 קפה'), place),
  );
  const inAnyCase = names.chain((name) =>
    fc.constantFrom(name, name.toUpperCase(), name.toLowerCase()),
  );
  const samples = fc.sample(inAnyCase, { numRuns: 1000, seed: 27 });
  expect(samples.filter((name) => !isAllowed(name))).toEqual([]);
});
