import { inGerman } from '../../plural.ts';
import { shopName } from '../../shop-name.ts';

// The window
export const shopDescription = 'Kleidung, Schuhe und Accessoires in leisem Licht.';
export const inTheWindow = 'Heute Abend im Schaufenster';
export const stillDressing = 'Wir dekorieren es noch. Die Stangen sind offen.';
export const seeEverything = 'Alles ansehen';
export const haveALook = 'Ansehen';
export const edits = 'Zusammenstellungen';
export const newIn = 'Neu';
export const seeAllNew = 'Alles Neue ansehen';
export const forAFewHours = 'Für ein paar Stunden';
export const reducedWithRegret = 'Reduziert, mit Bedauern';
export const seeSale = 'Reduziertes ansehen';
export const designers = 'Marken';

// Pages that are not there
export const pageMoved =
  'Die Seite ist umgezogen oder hing nie hier. Beginnen Sie noch einmal beim Schaufenster.';
export const noSuchContent = 'Diesen Inhalt gibt es nicht.';

// Returns
export const returns = 'Rückgabe';
export const returnsLead =
  'Zeit, um es sich anders zu überlegen, auf unsere Kosten. Das Tageslicht und Ihr eigener Spiegel haben das letzte Wort.';
export const returnsHowLong = 'Wie lange Sie Zeit haben';
export const returnsFreeDays = (days: number) =>
  `${days} Tage ab dem Tag, an dem Ihr Paket ankommt. Senden Sie zurück, was nicht passt, und wir erstatten, was Sie dafür bezahlt haben, auf die Karte oder das Konto, von dem es kam.`;
export const returnsWithFee = (days: number, lateDays: number) =>
  `Vom ${days + 1}. bis zum ${lateDays}. Tag nehmen wir es noch zurück, abzüglich einer Einlagerungsgebühr, die Ihr Rückgabeschein nennt, bevor Sie etwas senden. Nach dem ${lateDays}. Tag gehört es Ihnen.`;
export const returnsState = 'In welchem Zustand es sein soll';
export const returnsUnworn =
  'Ungetragen, ungewaschen, unverändert, mit allen Etiketten. Anprobieren ist nicht Tragen.';
export const returnsShoes =
  'Schuhe in ihrer Schachtel, und die Schachtel in einer zweiten: Sie gehört zum Schuh.';
export const returnsBeauty = 'Pflege und Parfum mit unversehrtem Siegel.';
export const returnsEarrings = 'Ohrringe nur, wenn sie fehlerhaft sind, aus Gründen der Hygiene.';
export const returnsNot = 'Was nicht zurückkommt';
export const returnsFinalSale =
  'Alles, was ohne Rückgabe verkauft wird, und Geschenkkarten. Beide sagen es auf ihrer Seite und im Warenkorb, bevor Sie zahlen. Ein fehlerhaftes Stück ist etwas anderes: Das kommt zurück, was auch immer darauf stand.';
export const returnsHow = 'Wie Sie es senden';
export const returnsPack = 'Legen Sie es mit dem Rückgabeschein wieder in das Paket, in dem es kam.';
export const returnsTick =
  'Kreuzen Sie an, was es ist und warum. Wir lesen die Gründe; ihretwegen haben sich schon Größen geändert.';
export const returnsLabel =
  'Kleben Sie das beigelegte Etikett auf und geben Sie es bei einer Annahmestelle des genannten Zustelldienstes ab.';
export const returnsFromAbroad =
  'Aus dem Ausland kaufen Sie das Etikett selbst; warum, steht unter [Versand ins Ausland].';
export const returnsMoney = 'Wann das Geld zurück ist';
export const returnsTwoDays =
  'Zwei Werktage, nachdem das Paket bei uns ist, und so lange, wie Ihre Bank braucht, um es zu bemerken. Bezahlten Versand erstatten wir, wenn der Fehler bei uns lag. Für eine andere Größe oder Farbe ist ein [Umtausch] schneller.';

// Exchanges
export const exchanges = 'Umtausch';
export const exchangesLead =
  'Das Richtige in der falschen Größe ist uns das liebste Problem. Es braucht ein Formular und kein Porto.';
export const exchangesWhat = 'Was sich umtauschen lässt';
export const exchangesAnything = (days: number) =>
  `Alles gegen eine andere Größe oder Farbe desselben Entwurfs, innerhalb von ${days} Tagen nach der Ankunft, außer auf seiner Seite steht „Kein Umtausch“ oder „Ohne Rückgabe“. Es soll ungetragen sein, mit Etiketten, wie bei einer [Rückgabe].`;
export const exchangesHow = 'Wie es geht';
export const exchangesChoose =
  'Wählen Sie auf dem Rückgabeschein Umtausch und die Größe oder Farbe, die Sie lieber hätten.';
export const exchangesAside =
  'Wir legen das neue Stück zurück, sobald der Zustelldienst Ihr Paket erfasst, nicht erst, wenn es bei uns ist.';
export const exchangesLeaves =
  'Es geht hinaus, sobald Ihres hier ist, auf dem Versandweg, den Sie zuerst wählten, auf unsere Kosten.';
export const exchangesGone = 'Wenn die andere Größe fort ist';
export const exchangesMoney =
  'Dann erstatten wir Ihr Geld und sagen es am selben Tag. Niemand wartet im Stillen: Auf der Seite des Stücks können Sie sich auch auf die Warteliste für die Größe setzen.';
export const exchangesPrice = 'Wenn sich der Preis geändert hat';
export const exchangesPaid =
  'Ein Umtausch gilt zu dem, was Sie bezahlt haben. Kostet es jetzt mehr, ist das unsere Sache; kostet es weniger, erstatten wir den Unterschied.';
export const exchangesOutside = 'Von außerhalb der Vereinigten Staaten';
export const exchangesDifferently = 'Da geht es etwas anders: [Umtausch aus dem Ausland].';

// Exchanges from abroad
export const abroad = 'Umtausch aus dem Ausland';
export const abroadLead =
  'Grenzen machen einen einfachen Tausch langsam und teuer, also gehen wir aus dem Ausland zwei schnelle Schritte.';
export const abroadOrderFirst = 'Zuerst bestellen, dann zurückgeben';
export const abroadOrder =
  'Bestellen Sie die gewünschte Größe oder Farbe jetzt, solange sie da ist. Sie geht sofort hinaus.';
export const abroadSend = (days: number) =>
  `Senden Sie das erste Stück innerhalb von ${days} Tagen nach seiner Ankunft zurück, mit dem Rückgabeschein, und schreiben Sie „Umtausch“ und die Nummer der neuen Bestellung darauf.`;
export const abroadRefund =
  'Wir erstatten, was das erste gekostet hat, und den Versand des zweiten, sobald Ihres wieder bei uns ist.';
export const abroadDuties = 'Zollabgaben und Steuern';
export const abroadDutiesBack =
  'An der Kasse bezahlte Zollabgaben werden mit dem Preis erstattet. Was Sie an der Tür bezahlt haben, erstattet Ihr Zollamt; heben Sie den Beleg auf und kennzeichnen Sie das Paket als „Rückware“, damit niemand sie zweimal verlangt.';
export const abroadWayBack = 'Der Weg zurück';
export const abroadNumber =
  'Nehmen Sie einen Zustelldienst, der Ihnen eine Sendungsnummer gibt, und heben Sie sie auf, bis das Geld zurück ist. Was ohne eine auf dem Weg zu uns verloren geht, können wir nicht suchen.';
export const abroadNot = 'Nicht umzutauschen';
export const abroadFinalSale =
  'Was ohne Rückgabe verkauft wird, Geschenkkarten und Stücke, auf deren Seite „Kein Umtausch“ steht. Alles Übrige zum Zurücksenden steht unter [Rückgabe]; was zu Ihnen kommt und wie, unter [Versand ins Ausland].';

// Shipping in the US
export const shippingUs = 'Versand in den USA';
export const shippingUsLead =
  'Bestellungen bis zwölf Uhr mittags, New Yorker Zeit, gehen am selben Werktag hinaus. Die anderen am nächsten.';
export const shippingWays = 'Wege und Zeiten';
export const shippingWay = 'Weg';
export const shippingTakes = 'Dauert';
export const shippingFree = 'Kostet nichts';
export const shippingPrice = 'Kostet';
export const workingDays = (from: number, by: number) => {
  if (by === 0) return 'Am selben Tag';
  return from === by ? `${by} ${inGerman(by, 'Werktag', 'Werktage')}` : `${from} bis ${by} Werktage`;
};
export const costsNothing = 'Nichts';
export const costsBetween = (light: string, heavy: string) => `${light}; ${heavy} für ein großes Paket`;
export const always = 'Immer';
export const never = 'Nie';
export const fromAmount = (amount: string) => `Ab ${amount}`;
export const rewardFrom = (name: string, amount: string) => `${name} ab ${amount}`;
export const shippingBagSays = 'Der Warenkorb sagt, wie weit es bis zum nächsten ist.';
export const shippingTerritories = 'Alaska, Hawaii und die Territorien';
export const shippingCannotFly = 'Was nicht fliegen darf';
export const shippingByGround =
  'Parfum und alles andere, was brennt, reist nur auf dem Landweg und nur auf dem Festland der Vereinigten Staaten. Die Seite des Artikels sagt es, und eine Bestellung fasst nur wenige davon.';
export const shippingSignatures = 'Unterschriften';
/** The amount stands in the brackets. */
export const shippingInPerson =
  'Bestellungen ab [einem Betrag] werden gegen Unterschrift übergeben, Geschenkkarten nicht mitgerechnet, außer Sie wählen an der Kasse, dass sie ohne abgestellt werden. Darunter muss niemand zu Hause sein.';
/** The amount stands in the brackets. */
export const shippingByKlarna =
  'Was Sie mit Klarna bezahlen, wird ab [einem Betrag] immer gegen Unterschrift übergeben.';
export const shippingPresale = 'Vorbestellungen und Nachbestellungen';
export const shippingOnDate =
  'Was noch nicht hier ist, geht an dem Tag hinaus, den seine Seite nennt. Sehen Sie alles [zum Vorbestellen].';

// Shipping abroad
export const shippingAbroad = 'Versand ins Ausland';
export const shippingAbroadLead =
  'Wohin wir versenden und was es kostet; und bevor Sie zahlen, sagen wir, wer Zollabgaben von Ihnen verlangt.';
export const shippingWhere = 'Wohin';
export const shippingToMost = 'Die Kasse führt jedes Land auf, in das wir versenden.';
export const shippingTo = (countries: string) => `Wir versenden in diese Länder: ${countries}.`;
export const nearAbroad = 'Der größte Teil Europas, Kanada und Ostasien';
export const elsewhere = 'Anderswo';
export const shippingCountries =
  'Einige Stücke dürfen nur in manche Länder; auf ihrer Seite steht „Versand nur nach“, und die Länder sind genannt. Was nicht fliegen darf, verlässt das Festland der Vereinigten Staaten nicht.';
export const shippingCosts = 'Was es kostet';
/** The amount and the code stand in the brackets. */
export const shippingWorldWide =
  'Bestellungen ab [einem Betrag] reisen auf dem einfachen Weg kostenlos; wer von den USA aus einkauft, braucht dazu den Code [WorldWide].';
export const shippingChargedIn =
  'Was Sie zahlen, hängt davon ab, wo Sie sind und was es wiegt, und die Kasse zeigt es, bevor Sie zahlen. Abgerechnet wird in US-Dollar; andere Währungen werden gezeigt, damit Sie wissen, woran Sie sind.';
export const shippingDuties = 'Zollabgaben und Steuern';
export const shippingDutiesWho =
  'Neben jedem Preis steht, was für Ihr Land gilt. Wo sie enthalten sind, zahlen Sie bei der Ankunft nichts mehr. Wo sie an der Kasse berechnet werden, sagt die Kasse vor dem Zahlen, was wir davon erheben und was der Zoll Ihres Landes von Ihnen verlangen kann, und bittet um Ihre Zustimmung, denn es ist Ihr Zollamt und nicht unseres.';
/** What holds there stands in the brackets. */
export const shippingDutiesHere = 'Für das Land, von dem aus Sie einkaufen: [Zollabgaben]';
export const shippingCustoms = 'Der Zoll hat seine eigenen Öffnungszeiten.';
export const shippingBack = 'Etwas zurücksenden';
export const shippingBackLabel = (days: number) =>
  `Sie haben ${days} Tage, wie alle. Das Etikett kaufen Sie selbst, denn kein Zustelldienst verkauft uns eines, das in jedem Land gilt; ein [Umtausch aus dem Ausland] kostet Sie keinen zweiten Versand.`;
export const homeOnly = (days: number) =>
  `Was ins Ausland ging, nehmen wir nicht zurück, es sei denn, es ist fehlerhaft. Im Europäischen Wirtschaftsraum und im Vereinigten Königreich gibt Ihnen das Gesetz ${days} Tage ab der Ankunft, und daran halten wir uns; die Rücksendung zahlen Sie.`;

// Terms of use
export const terms = 'Nutzungsbedingungen';
export const termsLead =
  'Was Sie vom Laden erwarten dürfen und der Laden von Ihnen. Geschrieben, um gelesen zu werden.';
export const termsOrder = 'Eine Bestellung';
export const termsInvitation =
  'Was im Laden hängt, ist eine Einladung, kein Angebot. Ihre Bestellung ist das Angebot; wir nehmen es an, wenn wir Ihnen sagen, dass sie versandt ist. Bis dahin kann jede Seite stornieren, und was nicht versandt wird, wird nicht abgebucht.';
export const termsBag =
  'Was in Ihrem Warenkorb liegt, ist für alle erhältlich, bis es bezahlt ist. Ist jemand schneller, sagt es Ihr Warenkorb und hält den Platz frei.';
export const termsPrices = 'Preise';
export const termsDollars =
  'Preise sind in US-Dollar und gelten in dem Augenblick, in dem Sie bestellen. Der Preis eines Blitzangebots gilt, solange es läuft und Stücke übrig sind, nach unserer Uhr; eines, das endet, bevor Sie bestellt haben, gilt nicht mehr, und der Warenkorb sagt es Ihnen. Ist ein Preis durch einen ehrlichen Irrtum falsch, schreiben wir Ihnen, bevor wir irgendetwas anderes tun.';
export const termsPictures =
  'Bilder sind so wahr, wie Bildschirme es erlauben. Überrascht Sie eine Farbe bei Tageslicht, ist unsere [Rückgabe] kostenlos.';
export const termsCodes = 'Codes und Aktionen';
export const termsOneCode =
  'Ein Code tut eines, einmal. Manche Stücke sind von Aktionen ausgenommen, und ihre Seite sagt es. Codes lassen sich nicht gegen Geld tauschen und nicht gegeneinander.';
export const termsReviews = 'Bewertungen und Fotos';
export const termsYours =
  'Was Sie schreiben, bleibt Ihres. Mit dem Absenden erlauben Sie uns, es hier zu zeigen, unter dem Namen, den Sie gewählt haben, solange der Artikel zu sehen ist. Wir lesen jede Bewertung, bevor sie hängt; wir weisen ab, was unfreundlich zu Menschen, unwahr oder Werbung ist. Was unfreundlich zu einem Pullover ist, darf bleiben.';
export const termsAccount = 'Ihr Konto';
export const termsPassword =
  'Behalten Sie Ihr Passwort für sich, und sagen Sie uns, wenn Sie glauben, dass jemand anderes es hat. Sie können das Konto jederzeit schließen; Bestellungen bleiben aufgezeichnet, solange das Finanzamt sie haben will.';
export const termsAsk = 'Worum wir Sie bitten';
export const termsNoResale =
  'Kaufen Sie für sich und für die Menschen, die Sie kleiden, nicht zum Weiterverkauf. Schicken Sie keine Roboter, die schneller hinsehen, als ein Mensch es könnte. Lehnen Sie sich nicht ans Glas.';
export const termsWrong = 'Wenn etwas schiefgeht';
export const termsLiable =
  'Wir haften, wofür das Gesetz uns haften lässt, und versuchen hier nicht, uns herauszureden. Für alles andere endet unsere Haftung beim Preis Ihrer Bestellung.';
export const termsChanges = 'Änderungen';
export const termsThatHold =
  'Für eine Bestellung gelten die Bedingungen, die hier hingen, als sie aufgegeben wurde. Wie wir mit dem umgehen, was wir von Ihnen wissen, steht im [Hinweis zum Datenschutz].';
export const termsWho = 'Wer verkauft';
export const termsSeller = () => `${shopName()} verkauft, was hier hängt, und ist so zu erreichen:`;

// Privacy
export const privacy = 'Datenschutz';
export const privacyLead =
  'Was wir über Sie wissen, warum, und wie lange. Die Liste ist kurz, und so soll sie bleiben.';
export const privacyStored = 'Was aufbewahrt wird, und warum';
export const privacyWhat = 'Was';
export const privacyWhy = 'Warum';
export const privacyHowLong = 'Wie lange';
export const privacyBag = 'Ihr Warenkorb';
export const privacyBagWhy = 'Damit er morgen noch da ist';
export const privacyBagLong = 'Bis Sie ihn leeren oder Ihr Cookie endet';
export const privacyOrder = 'Name, Anschrift, Bestellung';
export const privacyOrderWhy = 'Um Ihnen zu senden, was Sie gekauft haben, und es zurückzunehmen';
export const privacyOrderLong = 'So lange, wie das Steuerrecht es verlangt';
export const privacyWaitlist = 'E-Mail-Adresse oder Telefonnummer für eine Warteliste';
export const privacyWaitlistWhy = 'Um Ihnen einmal zu sagen, dass Ihre Größe zurück ist';
export const privacyWaitlistLong = 'Bis wir es Ihnen gesagt haben oder Sie sich abmelden';
export const privacyReviews = 'Bewertungen und Fotos, die Sie dazu senden';
export const privacyReviewsWhy = 'Damit andere die richtige Größe kaufen';
export const privacyReviewsLong = 'Bis Sie uns bitten, sie abzuhängen';
export const privacyEvents = 'Was angesehen und in den Warenkorb gelegt wurde';
export const privacyEventsWhy = 'Um zu sehen, was funktioniert, ohne Namen und ohne Anschrift daneben';
export const privacyEventsLong = '90 Tage, und nie über Sie';
export const privacyNotStored = 'Was nicht aufbewahrt wird';
export const privacyCards =
  'Kartennummern: Sie gehen von Ihrem Browser zum Zahlungsdienst und nie durch unsere Hände. Die Adressen derer, denen Sie einen Artikel weitersagen: Solche E-Mails zählen wir mit einem Fingerabdruck, der sich nicht zurücklesen lässt.';
export const privacyCookies = 'Cookies';
export const privacyCookiesWhich =
  'Eines hält Ihren Warenkorb, eines Ihre Sitzung, wenn Sie angemeldet sind, und eines, dass Sie es waren, eines das Land, von dem aus Sie einkaufen wollen, eines die Sprache und eines die Längeneinheit, die Sie gewählt haben, eines, was Sie zum Notieren gesagt haben. Solange wir etwas mit einem Teil unserer Gäste ausprobieren, hält Sie eines auf Ihrer Seite davon: eine Zahl, die auch ein Tausendstel von ihnen hat; und wo Ihr Besuch notiert werden darf, sagt eines, welche Schritte davon schon gezählt sind. Weitere gibt es nicht: Nichts wird hier von einem Werbenetz geladen oder ihm erzählt.';
export const privacyVisit = 'Was von einem Besuch notiert wird';
export const privacyVisitWhat =
  'Dass eine Seite angesehen, ein Bild näher betrachtet, ein Film gesehen, etwas geteilt, geliebt, hineingelegt oder erwartet wurde; nie, von wem. Im Europäischen Wirtschaftsraum, im Vereinigten Königreich und in der Schweiz fragen wir vorher, und ein Browser, der darum bittet, nicht verfolgt zu werden, wird überall gehört. Sie können [es sich jederzeit anders überlegen].';
export const privacyWho = 'Wer es sonst sieht';
export const privacyWhoSees =
  'Der Zustelldienst sieht Ihre Anschrift, der Zahlungsdienst Ihre Zahlung, und die Dienste, die unsere E-Mails und SMS befördern, die Adresse, an die sie gehen. Jeder darf es dafür verwenden und für nichts anderes. Wir verkaufen Kleidung; wir verkaufen keine Listen.';
export const privacyTexts = 'SMS';
export const privacyTextMessages =
  'SMS schicken wir nur an Nummern, die uns darum gebeten haben; der Wortlaut, dem zugestimmt wurde, die Zeit und der Ort sind festgehalten. Antworten Sie auf eine davon mit STOP, und es war die letzte.';
export const privacySay = 'Ihr Wort';
export const privacyAsk =
  'Fragen Sie, was wir haben, lassen Sie es berichtigen, sich zusenden oder löschen: [Schreiben Sie uns] von der Adresse, um die es geht, und wir antworten innerhalb von dreißig Tagen. Sind wir uneins, hört die Datenschutzbehörde dort, wo Sie leben, uns beide an. Was das Gesetz uns aufzubewahren verlangt, etwa Rechnungen, bewahren wir auf, und für nichts anderes.';

// Financial notice
export const financial = 'Finanzhinweis';
export const financialLead =
  'Zahlen in vier Teilen ist ein Kredit, auch wenn es nichts kostet. Hier steht, wer ihn gibt und wozu Sie zustimmen.';
export const financialWho = 'Wer den Kredit gibt';
export const financialNotUs =
  'Nicht wir. Wo Sie in vier Teilen zahlen, vereinbaren Sie das mit Afterpay oder Klarna, deren Bedingungen Ihnen gezeigt werden, bevor Sie annehmen. Sie bezahlen uns sofort, und Sie bezahlen sie: ein Viertel bei der Bestellung und drei weitere im Abstand von zwei Wochen.';
export const financialCosts = 'Was er kostet';
export const financialNothing =
  'Nichts, wenn Sie pünktlich zahlen. Auf Zahlungen in vier Teilen gibt es keine Zinsen. Eine verspätete Zahlung kann eine Gebühr kosten, welche die Bedingungen des Kreditgebers nennen und begrenzen. Wir verdienen nichts daran.';
export const financialWhen = 'Wann er angeboten wird';
export const financialUs =
  'Für Bestellungen, die innerhalb der Vereinigten Staaten versandt werden, außer in Regionen, die ein Kreditgeber nicht bedient.';
export const financialTotals =
  'Zwischen der kleinsten und der größten Summe, die ein Kreditgeber annimmt; die Kasse kennt sie.';
export const financialPresale =
  'Nicht für vorbestellte Stücke, die nach dem letzten Termin eines Kreditgebers versandt werden.';
export const financialSum =
  'Die Summe auf der Seite eines Artikels ist sein Preis geteilt durch vier. Steuern, Versand und Codes kommen an der Kasse hinzu, und es gilt der Plan des Kreditgebers. Kreditgeber können Ihre Bonität prüfen, bevor sie zustimmen.';
export const financialBack = 'Wenn etwas zurückkommt';
export const financialTellLender =
  'Wir sagen es dem Kreditgeber, der senkt, was noch zu zahlen ist, oder erstattet, was Sie bezahlt haben. Zahlen Sie weiter, bis er es bestätigt hat. Unsere [Rückgabe] ist dieselbe, wie auch immer Sie bezahlt haben.';
export const financialCards = 'Geschenkkarten und Guthaben';
export const financialNeverEnd =
  'Beide verfallen nicht, beide kosten keine Gebühr, und beide lassen sich nicht gegen Geld tauschen, außer wo das Gesetz es verlangt.';
export const financialBefore = 'Bevor Sie es tun';
export const financialBorrow =
  'Leihen Sie sich, was Sie auch bezahlen könnten. Ist das Geld in diesem Monat knapp, geben Sie dem Stück ein Herz und kommen Sie wieder: Ein Herz kostet nichts und hält.';

// Contact
export const contact = 'Kontakt';
export const contactLead = 'Ein Mensch liest, was Sie schreiben, und antwortet innerhalb von zwei Werktagen.';
export const contactReach = 'Wie Sie uns erreichen';
export const contactEmail = 'Per E-Mail:';
export const contactPhone = 'Per Telefon:';
export const contactTradingAs = (company: string) => `Firma: ${company}`;
export const contactPost = 'Per Post:';
export const contactOrder = 'Zu einer Bestellung';
export const contactOrderSay =
  'Nennen Sie ihre Nummer, die im Beleg steht, und schreiben Sie von der Adresse, an die der Beleg ging. Bis zum Versand können Sie sie selbst stornieren, auf ihrer Seite oder in [Ihrem Konto].';
export const contactFirst = 'Bevor Sie schreiben';
export const contactFirstLook =
  'Vieles ist hier schon beantwortet: [Rückgabe], [Umtausch], [Versand in den USA], [Versand ins Ausland] und [Größentabellen].';
export const contactKnown = 'Zu dem, was wir von Ihnen wissen';
export const contactKnownAsk =
  'Schreiben Sie an dieselbe Adresse, um es zu sehen, zu berichtigen oder zu löschen. Der [Hinweis zum Datenschutz] sagt, was es gibt.';
