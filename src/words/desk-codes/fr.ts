// La liste
export const codes = 'Codes promo';
export const codesHint =
  'Ce que les clients saisissent dans le panier et au paiement. Les codes créés en nombre sont dans leur lot.';
export const codeSearch = 'Le début d’un code';
export const codeViews = { running: 'En cours', coming: 'À venir', ended: 'Terminés', all: 'Tous' };
export const codeStates = { running: 'En cours', used_up: 'Épuisé', coming: 'À venir', ended: 'Terminé' };
export const codeColumns = {
  code: 'Code',
  gives: 'Avantage',
  minimum: 'Dès',
  audience: 'Pour',
  state: 'État',
  starts: 'Début',
  ends: 'Fin',
  limit: 'Limite',
  perPerson: 'Par personne',
  uses: 'Commandes',
  discount: 'Remise totale',
  batch: 'Lot',
  made: 'Créé',
};
export const gifts = {
  percent: (percent: number) => `− ${percent} %`,
  amount: (sum: string) => `− ${sum}`,
  free_shipping: 'Livraison standard offerte',
  free_shipping_abroad: 'Livraison offerte à l’étranger',
};
export const audiences = { everyone: 'Tout le monde', guests: 'Les invités' };
export const none = 'aucun';
export const never = 'jamais';

// Un nouveau code
export const newCode = 'Nouveau code';
export const newCodeHint =
  'Personne ne l’a avant que vous ne le donniez, sauf si le panier le propose. Les montants sont en dollars américains.';
export const code = 'Code';
export const codeHint = 'Lettres, chiffres, - et _. Les minuscules deviennent des majuscules.';
export const kind = 'Ce qu’il offre';
export const kinds = {
  percent: 'Un pourcentage sur les articles',
  amount: 'Un montant sur les articles',
  free_shipping: 'La livraison standard dans le pays',
  free_shipping_abroad: 'La livraison standard à l’étranger',
};
export const percent = 'Remise en pour cent';
export const amount = 'Remise, en USD';
export const minimum = 'Pour une commande dès, en USD';
export const minimumHint = 'Vide pour toute commande.';
export const starts = 'Début';
export const startsHint = 'Vide pour tout de suite. À l’heure de cet appareil.';
export const ends = 'Fin';
export const endsHint = 'Vide pour une durée illimitée.';
export const audience = 'Qui peut l’utiliser';
export const usesMax = 'Utilisations en tout';
export const usesPerPerson = 'Utilisations par personne';
export const limitHint = 'Vide pour aucune limite.';
export const isOffered = 'Le panier le propose à qui peut l’utiliser';
export const whatAndWhom = 'Ce qu’il offre, et à qui';
export const whenAndHowOften = 'Quand, et combien de fois';
export const makeCode = 'Créer le code';

// Ce qui ne va pas
export const faults = {
  no_code: (_uses: number) => 'Donnez-lui des lettres ou des chiffres.',
  long_code: (_uses: number) => 'Un code a 40 signes au plus.',
  odd_sign: (_uses: number) => 'Lettres, chiffres, - et _ seulement.',
  gift_card_code: (_uses: number) => 'Cela ressemble au code d’une carte cadeau.',
  taken: (_uses: number) => 'Un code de ce nom existe déjà.',
  wrong_percent: (_uses: number) => 'Un nombre entier de 1 à 100.',
  wrong_amount: (_uses: number) => 'Plus que zéro, 100 000,00 au plus, en dollars et cents.',
  wrong_minimum: (_uses: number) => '100 000,00 au plus, en dollars et cents.',
  end_before_start: (_uses: number) => 'La fin précède le début.',
  end_gone_by: (_uses: number) => 'Ce moment est passé.',
  wrong_limit: (_uses: number) => 'Un nombre entier de 1 à 1 000 000.',
  person_above_all: (_uses: number) =>
    'Une personne ne peut pas l’utiliser plus souvent que toutes ensemble.',
  below_used: (uses: number) => `Il est déjà utilisé ${uses} fois : une limite plus basse ne tient pas.`,
  in_use: (_uses: number) => 'Quelqu’un l’a utilisé : ce qu’il offre ne change plus.',
  wrong_count: (_uses: number) => 'Un nombre entier de 1 à 10 000.',
  long_prefix: (_uses: number) => '20 signes au plus.',
};

// Un code
export const copyCode = 'Copier le code';
export const copied = 'Copié';
export const figures = 'Ce qu’il a donné';
export const uses = 'Commandes avec ce code';
export const givenAway = 'Remise sur celles-ci';
export const postageUnknown = 'Inconnue : les commandes ne disent pas ce que le port aurait coûté';
export const underWay = 'En cours de paiement';
export const leftOf = 'Reste de la limite';
export const noLimit = 'aucune limite';
export const madeOn = 'Créé';
export const ofBatch = 'Lot';
export const latestUses = 'Ses commandes';
export const noUses = 'Aucune commande ne l’a encore.';
export const useColumns = { order: 'Commande', at: 'Passée', discount: 'Remise', total: 'Total' };
export const changeCode = 'Le modifier';
export const usedWhy =
  'Quelqu’un l’a utilisé : ce qu’il offre ne change plus. Pour offrir autre chose, terminez-le et créez-en un autre.';
export const saveCode = 'Enregistrer';
export const codeChanged = (code: string) => `${code} est modifié.`;
export const changedBy =
  'Quelqu’un d’autre a modifié ce code entre-temps. Votre saisie n’est pas enregistrée.';
export const showAsItIs = 'Le montrer tel qu’il est';
export const endIt = 'Le terminer maintenant';
export const codeEnded = (code: string) => `${code} est terminé.`;
export const endAndDelete = 'Le terminer ou le supprimer';
export const endHint =
  'Qui l’a dans son panier apprend qu’il est terminé. Les commandes gardent leur remise.';
export const deleteIt = 'Le supprimer';
export const deleteQuestion = (code: string) => `Supprimer ${code} ?`;
export const deleteWhy = 'Personne ne l’a utilisé. Les paniers qui le nomment apprennent qu’il n’existe pas.';
export const keepIt = 'Le garder';

// En nombre
export const batches = 'Lots';
export const batchesHint = 'Des codes créés en nombre : un par personne, chacun utilisé une fois.';
export const toBatches = 'Lots de codes';
export const newBatch = 'Créer des codes en nombre';
export const newBatchHint =
  'Ils commencent pareil et continuent au hasard, pour que personne n’en devine un : ni 0 ni O, ni 1, I ou L, ni U.';
export const prefix = 'Leur début';
export const prefixHint = (example: string) => `Ils ressembleront à ${example}.`;
export const count = 'Combien';
export const countHint = '10 000 au plus.';
export const howMany = 'Combien, et leur début';
export const makeCodes = (count: string, isMany: boolean) => `Créer ${count} ${isMany ? 'codes' : 'code'}`;
export const makeNoCodes = 'Créer des codes';
export const batchNamed = (prefix: string) => (prefix === '' ? 'Sans début' : prefix);
export const batchTitle = (prefix: string) => (prefix === '' ? 'Lot de codes' : `Lot ${prefix}`);
export const batchStates = { making: 'En création', whole: 'Créé', stopped: 'Arrêté', ended: 'Terminé' };
export const batchColumns = {
  prefix: 'Début',
  gives: 'Avantage',
  state: 'État',
  made: 'Créés',
  ends: 'Fin',
  by: 'Par',
  at: 'Demandé',
};
export const madeOf = (made: string, count: string) => `${made} sur ${count}`;
export const stoppedWhy =
  'Le travail a été arrêté. Les codes déjà créés sont utilisables ; il n’en vient pas d’autres.';
export const codesNow = 'Codes présents';
export const openNow = 'Pas terminés';
export const usedNow = 'Avec une commande';
export const terms = 'Ce que chacun offre';
export const lookAtCodes = 'Voir ses codes';
export const asFile = 'En fichier';
export const downloadCodes = 'Faire le fichier';
export const downloadHint = 'Une ligne par code, avec son utilisation. Le fichier est gardé une semaine.';
export const theEnd = 'La fin';
export const endBatch = 'Les terminer tous';
export const endBatchQuestion = (prefix: string) => `Terminer tous les codes de ${batchNamed(prefix)} ?`;
export const endBatchWhy = (open: string) =>
  `${open} ne sont pas terminés. Ils s’arrêtent pour de bon : qui en a un l’apprend. Cela ne s’annule pas.`;
export const keepBatch = 'Les laisser';
export const endBatchNow = (open: string) => `En terminer ${open} maintenant`;
export const batchEnded = 'Ils sont tous terminés.';
