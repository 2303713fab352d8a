import { company } from '../../../../shared/company/company.ts';

/** Rarely occur in English questions. */
const frenchWords = new Set(
  "le la les de du des un une numéro téléphone adresse est sont vous nous avez avons combien quel quelle quels quelles pour dans avec sur votre vos notre nos mon ma mes mon que qui quoi comment où ou quand pourquoi je j' puis peut peuvent ça ca cela êtes etes faites offrez servez coute coûte coutent coûtent prix heures ouvert ouverts ouverture bonjour besoin aide courriel sauvegarde infonuagique hameçonnage rançongiciel prendre rendez desservez travaillez parlez par utilisateur soutien informatique ordinateurs serveur panne dois doit faut fait pirater piraté".split(
    ' ',
  ),
);

/** Longer phrases first. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /combien (ça |ca |cela )?(est-ce que |cela |ça )?(coûte|coute|coûtent|coutent)(-t-il|-t-elle)?/g,
    'how much does it cost',
  ],
  [/à combien|combien/, 'how much'],
  [/quels? (sont|est) (vos|votre) (prix|tarifs?)/, 'what is your price'],
  [/heures? d['’ ]ouverture/, 'opening hours'],
  [/(êtes|etes)[- ]vous ouverts?/, 'are you open'],
  [/(numéro|numero) de (téléphone|telephone)/, 'phone number'],
  [/num[eé]ro/, 'phone number'],
  [/quand/, 'when'],
  [/rendez[- ]vous/, 'appointment'],
  [/est[- ]ce que|est[- ]ce qu['’]/, ''],
  [/prot[eé]ger contre/, 'protect against'],
  [/m[eé]decine dentaire|cabinets? dentaires?|dentistes?/, 'dentist'],
  [/(cabinets? d['’]avocats|avocats?|cabinets? juridiques?)/, 'law firm'],
  [/cliniques?/, 'clinic'],
  [/comptables?/, 'accountant'],
  [/(organismes? )?sans but lucratif|obnl/, 'non profit'],
  [/usines?|manufacturi(er|ère)s?/, 'factory'],
  [
    /soutien (informatique|technique|ti)|support (informatique|technique)|services? informatiques?|dépannage/g,
    'it support',
  ],
  [/infog[eé]rance|services? g[eé]r[eé]s/, 'managed it'],
  [/cybers[eé]curit[eé]|s[eé]curit[eé] informatique/, 'cybersecurity'],
  [/ran[cç]ongiciels?/, 'ransomware'],
  [/hame[cç]onnage/, 'phishing'],
  [/(on est|nous avons été|on a été) (fait )?pirat(er|[eé]e?s?)/, 'we were hacked'],
  [/pirat(er|[eé]e?s?)/, 'hacked'],
  [/sauvegardes?|copies? de s[eé]curit[eé]/, 'backup'],
  [/infonuagique|nuage/, 'cloud'],
  [/t[eé]l[eé]phonie( ip)?/, 'voip'],
  [/t[eé]l[eé]phone/, 'phone'],
  [/courriels?/, 'email'],
  [/mots? de passe/, 'password'],
  [/pare[- ]feu/, 'firewall'],
  [/r[eé]seau/, 'network'],
  [/sans fil/, 'wifi'],
  [/test(s)? d['’]intrusion/, 'penetration testing'],
  [/intelligence artificielle/, 'ai'],
  [/loi 25/, 'law 25'],
  [/renseignements personnels|vie priv[eé]e/, 'privacy'],
  [/adresse/, 'address'],
  [/bureaux?/, 'office'],
  [/o[uù] (êtes|etes)[- ]vous|o[uù] (sont|est)/, 'where is'],
  [/o[uù]/, 'where'],
  [/employ[eé]s?|utilisateurs?|personnes/, 'people'],
  [/par/, 'per'],
  [/mois/, 'month'],
  [/par mois/, 'per month'],
  [/cinq/, '5'],
  [/dix/, '10'],
  [/douze/, '12'],
  [/quinze/, '15'],
  [/vingt-cinq/, '25'],
  [/vingt/, '20'],
  [/trente/, '30'],
  [/quarante/, '40'],
  [/cinquante/, '50'],
  [/cent/, '100'],
  [/prix|tarifs?|co[uû]ts?/, 'price'],
  [/(desservez|servez|couvrez)( vous)?|vous d[eé]placez|venez/, 'do you serve'],
  [/(offrez|faites|proposez)[- ]vous|vous (offrez|faites|proposez)/, 'do you offer'],
  [/heures?/, 'hours'],
  [/fins? de semaine|samedi|dimanche/, 'weekend'],
  [/ouverts?/, 'open'],
  [/aidez|aide/, 'help'],
  [/jours?/, 'day'],
  [/semaines?/, 'week'],
  [/soirs?/, 'evening'],
  [/nuits?/, 'night'],
  [/joindre|contacter|appeler/, 'contact'],
  [/parler [àa] (quelqu['’]un|une personne)/, 'talk to a person'],
  [/urgence/, 'emergency'],
  [/panne|(ne )?(démarre|fonctionne|marche)(nt)? (plus|pas)/, 'down'],
  [/ferme[zr]?/, 'close'],
  [/quelle heure/, 'what time'],
  [/r[eé]server/, 'book'],
  [/serveurs?/, 'server'],
  [/fichiers?/, 'files'],
  [/chiffr[eé]e?s?/, 'encrypted'],
  [
    /(le|la|les|des|du|de|un|une|est|sont|vous|nous|on|avez|a|ont|pour|dans|avec|sur|votre|vos|notre|nos|mon|ma|mes|que|qui|quels?|quelles?|et|à|au|aux|en|je|j|l|d|il|elle|se|sa|son|ce|cette|quoi|comment|puis|peut|bonjour|svp|merci|prendre|voudrais|voudrions|aimerais|veux|veut|voulez|êtes|etes|sommes|serez|ne|pas|tous|toutes|tout|très|bien|aussi|moi|leurs?|chez|ici|y|si|mais|donc|comme|fait|prix de)/g,
    ' ',
  ],
];

const dictionary = phrases.map(
  ([{ source }, english]) => [new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'gu'), english] as const,
);

export function isFrench(raw: string): boolean {
  const words = raw.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const french = words.filter((word) => frenchWords.has(word)).length;
  const accents = words.filter((word) => /[éèêàçùûîôœ]/.test(word)).length;
  return french + accents >= 2 && french >= 1 && (french + accents) / words.length >= 0.25;
}

export function inEnglish(raw: string): string {
  const text = raw
    .toLowerCase()
    .normalize('NFC')
    .replace(/\bqu['’]/g, ' ')
    .replace(/\b[ldjnsm]['’](?!ouverture)/g, ' ')
    .replace(/\s+/g, ' ');
  return dictionary
    .reduce((said, [french, english]) => said.replace(french, ` ${english} `), text)
    .replace(/\s+/g, ' ')
    .trim();
}

export const frenchSentence = `Je réponds en anglais; pour parler à une personne, composez le ${company.phone.display}.`;
