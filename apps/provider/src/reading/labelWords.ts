/** The meaning of a label on a bill. */
export type Label =
  | 'title'
  | 'number'
  | 'plainNumber'
  | 'reference'
  | 'otherNumber'
  | 'insured'
  | 'agb'
  | 'billDay'
  | 'plainDay'
  | 'dueDay'
  | 'careDay'
  | 'otherDay'
  | 'birth'
  | 'name'
  | 'addressee'
  | 'provider'
  | 'total'
  | 'toPay'
  | 'subtotal'
  | 'tax'
  | 'discount'
  | 'paid'
  | 'covered'
  | 'ownShare'
  | 'amountHead'
  | 'unitHead'
  | 'textHead'
  | 'codeHead'
  | 'pay';

type Language = 'nl' | 'de' | 'en' | 'fr' | 'es' | 'it' | 'sv';

const bills = {
  nl: 'factuur|faktuur|nota|declaratie|ereloonnota|honorariumnota|zorgnota|zorgfactuur|verzamelnota|verzamelfactuur|tandartsnota|zorgdeclaratie|kassabon|bon|kwitantie|fact|factuur nota|ereloonstaat|honorariumstaat|honorariumfactuur|verblijfsfactuur|ziekenhuisfactuur|verstrekkingsnota|kostennota|zorgrekening|tandartsrekening|aankoopbewijs|ticket',
  de: 'rechnung|rechnungs|liquidation|honorarrechnung|arztrechnung|honorarnote|quittung|beleg|quittungs|re|rg|rech|rechn|arztliche rechnung|privatliquidation|heilmittelrechnung|kassenbon|bon|rechnungs beleg',
  en: 'invoice|bill|receipt|statement|fee note|tax invoice|inv|sales invoice|patient invoice|medical invoice|document',
  fr: 'facture|note|note dhonoraires|recu|quittance|attestation|facture acquittee|ticket|note de frais|piece|facture patient|releve dhonoraires|quittance dhonoraires|fact',
  es: 'factura|recibo|minuta|factura simplificada|fra|nota de honorarios|ticket|documento|factura recibo|fact|justificante|minuta de honorarios',
  it: 'fattura|ricevuta|parcella|ricevuta fiscale|fattura sanitaria',
  sv: 'faktura|kvitto|rakning',
} as const;

const numbers = {
  nl: 'nummer|nr|no|num|kenmerk|id|nrs|numr|n',
  de: 'nummer|nr|no|num|n',
  en: 'number|no|nr|num|id|ref|reference|n',
  fr: 'numero|no|n|num|nr',
  es: 'numero|no|n|num|nr',
  it: 'numero|n|nr|num',
  sv: 'nummer|nr',
} as const;

/** Every bill word with every word for a number, in both orders. */
function billNumbers(language: Language): string {
  const between = language === 'fr' || language === 'es' ? ['', 'de ', 'de la '] : [''];
  return bills[language]
    .split('|')
    .flatMap((bill) =>
      numbers[language]
        .split('|')
        .flatMap((number) => [
          `${bill} ${number}`,
          ...between.map((word) => `${number} ${word}${bill}`),
        ]),
    )
    .join('|');
}

/**
 * The words of each label by language, compared without accents, spaces and punctuation. `^` in front: only at the
 * start of a cell; `:` behind: only with a colon, or alone in its cell.
 */
export const labelWords: Readonly<Record<Label, Readonly<Partial<Record<Language, string>>>>> = {
  title: {
    nl: `${bills.nl}|rekening|betalingsbewijs|ontvangstbewijs`,
    de: `${bills.de}|privatrechnung|zahnarztrechnung`,
    en: bills.en,
    fr: bills.fr,
    es: bills.es,
    it: bills.it,
    sv: bills.sv,
  },
  number: {
    nl: `${billNumbers('nl')}|rekeningnr nota|nummer rekening|documentnummer|document nr|bonnr`,
    de: `${billNumbers('de')}|dokumentnummer|belegnummer|re nr`,
    en: `${billNumbers('en')}|document number|document no`,
    fr: billNumbers('fr'),
    es: billNumbers('es'),
    it: billNumbers('it'),
    sv: billNumbers('sv'),
  },
  plainNumber: {
    nl: 'nummer|nr|volgnummer',
    de: 'laufende nummer|lfd nr',
    en: 'number|no',
    fr: 'numero|n',
    es: 'num',
  },
  reference: {
    nl: 'ons kenmerk|kenmerk|onze referentie|onze ref|referentie|referentienummer|onder vermelding van|ovv|vermelding van|vermelding|met vermelding van|betalingskenmerk|mededeling|rekening nr|rekening nummer|rekeningnr|rekeningnummer',
    de: 'unser zeichen|zeichen|referenz|verwendungszweck|unter angabe von|aktenzeichen|angabe der rechnungsnummer',
    en: 'our reference|our ref|reference|ref|payment reference|quoting|please quote|reference number|ref no',
    fr: 'reference|notre reference|nos references|ref|communication|references',
    es: 'referencia|nuestra referencia|ref|n referencia|indicando',
  },
  otherNumber: {
    nl: 'klantnummer|klantnr|klant nr|klant|clientnummer|clientnr|patientnummer|patientnr|patient nr|patientennummer|patientennr|debiteurnummer|debiteurennummer|debiteurnr|debiteur|debiteuren nr|dossiernummer|dossiernr|dossier|uw kenmerk|uw referentie|uw ref|bsn|burgerservicenummer|kvk|kvk nummer|kvk nr|btw nummer|btw nr|btw id|ordernummer|order|ordernr|bestelnummer|bestelling|sku|receptnummer|recept|recept nr|machtigingsnummer|lidnummer|lidnr|registratienummer|big|big nummer|big nr|big registratie|big reg|riziv|riziv nr|riziv nummer|rizivnr|tel|telefoon|tel nr|telefoonnummer|fax|postbus|ondernemingsnummer|ondernemingsnr|ond nr|rijksregisternummer|rijksregisternr|insz|serienummer|artikelnummer|terminal|transactie|autorisatie|kaart|kassa|behandelnummer|afspraaknummer|opnamenummer|verwijzer|contractnummer|contractnr|huurcontract|apparaatnummer|kamer|btw be|aansluitingsnummer|ritnummer|rit nr|lidmaatschap|lid',
    de: 'kundennummer|kundennr|kunden nr|patientennummer|patientennr|patienten nr|patient nr|pat nr|steuernummer|steuer nr|st nr|ust id|ust idnr|ust id nr|ik nummer|ik nr|ik|hrb|handelsregister|fallnummer|fall nr|telefon|fax|lanr|bsnr|mitgliedsnummer|auftragsnummer|auftrags nr|debitor|debitorennummer|debitoren nr|aufnahmenummer|aufnahme nr|ihr zeichen',
    en: 'patient id|patient no|patient number|patient ref|customer number|customer no|customer id|account number|account no|account|client id|client no|client number|nhs number|nhs no|mrn|vat number|vat no|vat reg no|vat reg|company no|company number|company reg|tax id|npi|phone|telephone|order number|order no|hospital number|hospital no|chart no|your reference|your ref|registration no|reg no|registered number|provider number|gdc|gdc no|gmc|gmc no|imc|imc no|medical council no|ppsn|pps no',
    fr: 'siret|siren|rpps|adeli|finess|ape|naf|numero de securite sociale|n de securite sociale|n securite sociale|n ss|nss|numero client|n client|n patient|numero patient|n dossier|numero de dossier|client n|patient n|dossier n|n tva|telephone|inami|n inami|ipp|nir|votre reference|numero am|n am|identifiant|n ordre|bce',
    es: 'nif|cif|dni|nie|historia clinica|historia|n historia|nhc|n historia clinica|numero de historia|numero de paciente|n de paciente|n paciente|paciente n|n colegiado|no colegiado|no colegiada|colegiado|colegiada|colegiado no|numero de colegiado|col|n col|telefono|tlf|tfno|movil|cliente n|n cliente|numero de cliente|n de cliente|pasaporte|registro sanitario|registro|expediente|n expediente|nra|cs|nica',
  },
  insured: {
    nl: 'verzekerdennummer|verzekerdenummer|verzekerde nummer|verzekerdenr|verzekerdennr|verzekerden nr|verzekeringsnummer|polisnummer|polisnr|polis|polis nr|relatienummer|relatienr|verz nr|verznr|verzekerdenr|uzovi',
    de: 'versichertennummer|versicherten nr|versichertennr|versicherungsnummer|versnr|vers nr|kvnr',
    en: 'insurance number|insurance no|policy number|policy no|member number|member no|member id|insured number|policy|membership no|membership number',
    fr: 'numero dassure|n assure|numero assure|n dassure|numero de police|police n|n de police|n adherent',
    es: 'numero de asegurado|n asegurado|n de asegurado|poliza|n poliza|numero de poliza|n de poliza|tarjeta sanitaria',
  },
  agb: {
    nl: 'agb code|agb|agb code praktijk|agb praktijk|agb zorgverlener|agb nr|agb nummer|agb code zorgverlener|praktijk agb|persoonlijke agb|agb behandelaar|agb praktijkcode|agb apotheek',
  },
  billDay: {
    nl: 'factuurdatum|faktuurdatum|notadatum|datum nota|datum factuur|dagtekening|datum rekening|datum uitgifte factuur|datum van de factuur|datum van de nota|rekening dd|datum ereloonnota|rekeningdatum|datum declaratie|declaratiedatum|nota van|factuur van|rekening van|factuur dd|nota dd|opgemaakt op|opgesteld op|uitgereikt op|documentdatum',
    de: 'rechnungsdatum|rechnung vom|ausgestellt am|ausstellungsdatum|belegdatum|datum der rechnung|rechnung den|liquidation vom',
    en: 'invoice date|bill date|date of issue|issue date|issued|issued on|date of invoice|invoice dated|date issued|statement date|billing date',
    fr: 'date de facture|date de la facture|date facture|date de facturation|facture du|date demission|fait le|emise le|etabli le|date demission de la facture|emis le|emise le',
    es: 'fecha de factura|fecha factura|fecha de emision|fecha emision|emitida el|expedida el|fecha de la factura|fecha de expedicion|fecha expedicion',
    it: 'data fattura|data di emissione|data documento',
    sv: 'fakturadatum',
  },
  plainDay: {
    nl: 'datum|dd|te dato',
    de: 'datum|den',
    en: 'date|dated',
    fr: 'date|le|en date du',
    es: 'fecha|a fecha',
  },
  dueDay: {
    nl: 'vervaldatum|te betalen voor|uiterste betaaldatum|betalen voor|te voldoen voor|uiterlijk|voor of op|te betalen uiterlijk|uiterlijk op|te voldoen uiterlijk|betalen uiterlijk|betalen tot|uiterlijk te betalen op|betaaldatum|betaal voor|te betalen tot|vervalt op|vervaldag|uiterste datum|afschrijving op|incassodatum|wordt geincasseerd op',
    de: 'zahlbar bis|fallig am|fallig|bis zum|bis spatestens|spatestens bis|zahlungsziel|zahlbar bis zum|falligkeit|falligkeitsdatum|zahlungsfrist|bis',
    en: 'due date|due by|pay by|payment due|due|due on|payment due by|payable by|please pay by|before',
    fr: 'echeance|date decheance|a payer avant le|date limite|avant le|date limite de paiement|a regler avant le|payable avant le',
    es: 'vencimiento|fecha de vencimiento|fecha vencimiento|antes del|pagar antes del|fecha limite|vence el',
  },
  careDay: {
    nl: 'behandeldatum|datum behandelingen|dag van behandeling|datum van behandeling|consult van|consult d d|rit op|rit van|bevalling op|opname van|opname op|verblijf van|verblijf|verrichtingen op|verrichtingen van|prestaties van|zorgperiode|behandelperiode|datum van verrichting|datum verleende zorg|gebruiksdatum|datum bezorging|bezorgd op|opgehaald op|ophaaldatum|verstrekking op|prik op|gevaccineerd op|datum vaccinatie|gezien op|onderzocht op|periode|datum behandeling|behandeling op|behandeling|behandelingen op|behandeld op|datum consult|consultdatum|consult op|datum verrichting|datum verrichtingen|verrichtingsdatum|verricht op|zorgdatum|datum zorg|datum prestatie|datum prestaties|prestatiedatum|afleverdatum|datum levering|leverdatum|geleverd op|aflevering|afgeleverd op|afgehaald op|afgehaald|besproken op|ritdatum|datum rit|bezoekdatum|datum bezoek|uw bezoek op|uw bezoek van|bezoek op|bezoek van|uw bezoek|datum verstrekking|verstrekkingsdatum|verstrekt op|datum onderzoek|onderzoeksdatum|onderzoek op|datum afname|afnamedatum|afname|datum sessie|sessie op|zitting op|datum ingreep|uitgevoerd op|datum uitgifte|uitgiftedatum|datum aflevering|vaccinatie op|vaccinaties op|vaccinatiedatum|aankoopdatum|gekocht op|datum van behandeling|datum van zorg|datum opname|opnamedatum|huur vanaf|ingangsdatum|startdatum|datum bevalling|datum raadpleging|raadpleging van|raadpleging op|consultatie op|consult dd|behandeling dd|controle op|afspraak op|bezoek dd|dienst op|dag|contact op|contactdatum|gesprek op|datum gesprek',
    de: 'behandlungsdatum|sprechstunde am|beratung am|operation am|datum der behandlungen|behandlungstage|leistungstag|gekauft am|kaufdatum|therapie am|vorgestellt am|zeitraum|behandlungszeitraum|leistungsdatum|behandlung am|behandlung vom|behandlungstag|datum der behandlung|datum der leistung|leistungszeitraum|behandlungszeitraum|erbracht am|leistung vom|leistung am|lieferdatum|abgabedatum|untersuchung am|untersuchung vom|termin am|sitzung am|behandelt am|tag|tag der behandlung|tag der leistung|termin|abgegeben am|ihrer behandlung vom|fur die behandlung am|konsultation vom|konsultation am|besuch am|besuch vom|aufenthalt',
    en: 'date of service|service provided on|services provided on|date attended|date of supply|session on|surgery date|visit of|consulted on|examined on|date collected|collected on|purchase date|period|dates of service|service date|treatment date|date of treatment|date of visit|visit date|date of consultation|consultation date|consultation on|treatment on|treated on|seen on|attended on|attendance date|appointment date|date of attendance|date seen|appointment|visit on|your visit on|date of care|date of appointment|date of supply|supplied on|dispensed on|dispensed|date dispensed|admission date|performed on|date of procedure|session date|date of session|attended',
    fr: 'date des soins|livraison|date de livraison|livre le|livraison le|retire le|soins du|soins effectues le|acte du|actes du|date de visite|date de lexamen|hospitalisation du|sejour du|achat du|date dachat|rendez vous du|rdv du|periode|date des actes|date de soins|date de lacte|date de consultation|consultation du|soins du|seance du|date de la seance|date de prestation|date de la prestation|date prestation|prestation du|date de la visite|visite du|date acte|date dexecution|date de delivrance|delivre le|delivrance du|date de la consultation|realise le|effectue le|intervention du|date dintervention|examen du|consultation le',
    es: 'fecha de consulta|fecha intervencion|fecha de la intervencion|intervencion del|fecha de la prueba|fecha de ingreso|fecha de compra|cita del|sesion|sesiones del|prestado el|realizada el|periodo|fecha de la consulta|fecha de servicio|fecha del servicio|fecha del tratamiento|fecha de tratamiento|fecha de visita|fecha de la visita|fecha de asistencia|fecha asistencia|fecha de atencion|consulta del|consulta del dia|visita del|sesion del|fecha de realizacion|realizado el|dia|atendido el|atencion del|fecha de prestacion|fecha prestacion|fecha de la atencion|fecha de entrega|asistencia del dia|asistencia|tratamiento del|fecha visita|fecha consulta|dispensado el|fecha de dispensacion|urgencias',
  },
  otherDay: {
    nl: 'rapportdatum|datum rapport|uitslagdatum|besteld|vertrek|betaald op|voldaan op|gepind op|gepind|per pin voldaan op|ontvangen op|betaald|voldaan|printdatum|afdrukdatum|geprint op|verwijzing van|datum verwijzing|verwijsdatum|verwijzing dd|receptdatum|recept van|besteld op|besteldatum|orderdatum|offerte van|akkoord dd|machtiging van|voorschrift van|datum voorschrift|herinnering|geldig tot|volgende afspraak|tot en met|tm|afspraak gemaakt op|overeenkomst van|indicatie van|verklaring van|verwijsbrief van|opdracht van|bij ons geregistreerd op|ingeschreven op|einddatum|gereserveerd op',
    de: 'bezahlt am|gezahlt am|uberweisung vom|rezept vom|verordnung vom|gedruckt am|druckdatum|betrag erhalten am|dankend erhalten|kostenvoranschlag vom|erhalten am',
    en: 'paid on|paid|received on|printed on|printed|referral date|referred on|prescription date|payment received|payment date|date paid|received|prescribed on|next appointment|order date',
    fr: 'paye le|payee le|regle le|reglee le|acquittee le|acquitte le|ordonnance du|date dimpression|imprime le|date dordonnance|prescription du|prescrit le|date de prescription|recu le|date de reglement|paiement recu le|regle',
    es: 'pagado el|pagada el|pagado|fecha de pago|fecha pago|impreso el|receta del|prescrito el|cobrado el|abonado el|proxima cita|fecha de impresion',
  },
  birth: {
    nl: 'geboortedatum|geb datum|geb dat|geboren|geboren op|geb|geboorte datum|geboortedag|gebdatum',
    de: 'geburtsdatum|geb am|geboren am|geb|geburtstag|geb datum',
    en: 'date of birth|dob|birth date|born|birthdate|born on|d o b',
    fr: 'date de naissance|ne le|nee le|naissance|ne(e) le|nee|ddn',
    es: 'fecha de nacimiento|fecha nacimiento|nacido el|nacida el|f nacimiento|f nac|nacimiento|fnac',
    it: 'data di nascita|nato il|nata il',
    sv: 'fodelsedatum',
  },
  name: {
    nl: 'patient|patiente|naam patient|patientnaam|naam|client|naam client|verzekerde|naam verzekerde|betreft|betreft patient|klantnaam|reiziger|passagier|betreffende|clientnaam|naam klant|cursist|deelnemer|voor patient',
    de: 'patientin|patientenname|versicherter|versicherte|name des patienten|behandelte person',
    en: 'patient name|name|name of patient|insured|client name|re|patients name|passenger',
    fr: 'nom du patient|nom|assure|assuree|beneficiaire|nom et prenom|nom du beneficiaire|patient e|identite du patient',
    es: 'paciente|nombre|nombre del paciente|asegurado|nombre y apellidos|nombre paciente|datos del paciente',
  },
  addressee: {
    nl: '^aan|voor:|^geachte|^mevrouw|^mevr|^mw|^dhr|^de heer|^heer|^dhr mevr|factuuradres|tav|^familie|^fam|debiteur:|klant:|gefactureerd aan|factuur aan|^de ouders van|^de verzorgers van|^beste|huurder|nota voor|rekening voor|factuur voor',
    de: '^an|^frau|^herr|^herrn|^familie|rechnungsempfanger|^sehr geehrte|^sehr geehrter|empfanger:|rechnung an|rechnung fur|fur:',
    en: '^to|bill to|billed to|invoice to|^mr|^mrs|^ms|^miss|^dear|^attn|sold to|for:|payer|invoice for',
    fr: '^madame|^monsieur|^mme|^mlle|a lattention de|destinataire|facture a|adresse a|^m et mme|^chere|^cher|pour:|client:',
    es: '^sr|^sra|^don|^dona|^senor|^senora|^d|^dna|a la atencion de|cliente|facturar a|^estimado|^estimada|datos del cliente|titular|destinatario|facturado a',
    it: 'spett le|spettabile|gentile|intestatario',
  },
  provider: {
    nl: 'zorgverlener|behandelaar|zorgaanbieder|naam zorgverlener|praktijk:|behandelend arts|behandelend specialist|uitvoerder|van:|afzender|geleverd door|behandeld door|namens|uw zorgverlener|uw behandelaar|behandelend tandarts|behandelend zorgverlener|behandelende praktijk|instelling:|ten name van|tnv|op naam van|in opdracht van|zorginstelling|verstrekker|zorgverstrekker|apotheek:|tandarts:|uitgevoerd door|verleend door|voor rekening van|vordering van|in naam van|behandeling door|behandelingen bij|behandeling bij|consult bij|bezoek aan|wegens zorg door|leverancier|praktijknaam|naam praktijk',
    de: 'leistungserbringer|behandlung durch|behandlungen durch|leistungen von|leistungen der|leistungen des|behandlung bei|behandler|behandelnder arzt|behandelt durch|praxis:|von:|im auftrag von|im auftrag|rechnungssteller|im namen von|behandelnde arztin|behandelnder zahnarzt|kontoinhaber|fur die praxis|forderung von|forderung der|leistungen durch|auftraggeber|absender|klinik:|leistung durch|zahlungsempfanger|empfanger',
    en: 'provider|treatment by|services by|care by|services provided by|provided by|attended by|from:|practitioner|treated by|doctor:|dentist:|on behalf of|clinic:|issued by|consultant|practice:|service provider|care provider|healthcare provider|name of provider|account name|physician|payee|supplier|attending physician|therapist|treating dentist|for and on behalf of',
    fr: 'praticien|soins par|soins dispenses par|actes realises par|consultation par|praticien executant|prestataire|medecin|de:|emetteur|soignant|cabinet:|pour le compte de|therapeute|etablissement|docteur:|professionnel de sante|medecin traitant|au nom de|pharmacie:|prestataire de soins|dispensateur|titulaire|titulaire du compte|executant',
    es: 'profesional|atendido por|atendida por|tratamiento por|servicios prestados por|servicio prestado por|realizado por|medico|prestador|emisor|de:|clinica:|centro:|en nombre de|doctor:|facultativo|profesional sanitario|centro sanitario|titular de la cuenta|proveedor|centro medico:|por cuenta de|especialista|odontologo|doctora:',
  },
  total: {
    nl: 'totaal|totaalbedrag|totaal bedrag|eindtotaal|eindbedrag|samen|factuurbedrag|notabedrag|totaal factuur|totaal nota|totaal incl btw|totaal inclusief btw|totaal inclusief|totaal incl|totaal eur|factuurtotaal|totale kosten|som|totaal rekening|totaal kosten|bij elkaar|tezamen|totaal declaratie|totaal deze nota|totaal deze factuur|in totaal|totaal behandelingen|nota totaal|bedrag nota|totaal verrichtingen|totaal honorarium|totaal ereloon|rekeningbedrag|bedrag factuur|totaal prestaties|totale prijs|totaalprijs|totaal euro|totaal in euro|totaal algemeen|algemeen totaal',
    de: 'gesamtbetrag|rechnungsbetrag|gesamt|summe|endbetrag|gesamtsumme|endsumme|rechnungssumme|insgesamt|summe eur|honorarsumme|gesamthonorar|bruttobetrag|gesamt brutto|rechnungsbetrag eur|gesamtbetrag eur|betrag gesamt|total eur|gesamt eur|rechnungsendbetrag|summe gesamt|summe honorar|summe euro',
    en: 'total|total amount|grand total|invoice total|total eur|overall total|total charge|total charges|total fee|total fees|sum total|total cost|total including vat|total incl vat|invoice amount|total inc vat|total price|altogether|total euro|total invoice',
    fr: 'total ttc|montant total|total general|montant ttc|total eur|total facture|montant de la facture|total des honoraires|total honoraires|somme|total euros|net ttc|somme totale|total des soins|montant facture|montant total ttc|montant net|total de la facture',
    es: 'total factura|importe total|total eur|suma total|total general|total importe|total iva incluido|total con iva|importe total factura|suma|total euros|total servicios|importe factura|total documento',
    it: 'totale|totale fattura|importo totale|totale generale|totale euro',
    sv: 'summa|totalt',
  },
  toPay: {
    nl: 'te betalen|totaal te betalen|te voldoen|door u te betalen|door u te voldoen|totaal te voldoen|te betalen bedrag|nog te betalen|nog te voldoen|openstaand bedrag|door uzelf te betalen|openstaand|u betaalt|bedrag te betalen|bedrag te voldoen|te betalen door u|te betalen eur|te betalen door patient|door patient te betalen|totaal door u te betalen|saldo te betalen|te betalen totaal|te betalen nota|af te rekenen|resteert|restant|restbedrag|resterend|nog openstaand|te betalen saldo|saldo te betalen door de patient|te betalen door de patient|verschuldigd bedrag|verschuldigd|aan ons te betalen|te innen',
    de: 'zu zahlen|zahlbetrag|zu zahlender betrag|zu uberweisen|offener betrag|noch zu zahlen|zahlungsbetrag|restbetrag|forderung|zu uberweisender betrag|von ihnen zu zahlen|zu bezahlen|zu begleichen|zu begleichender betrag|noch offen|forderungsbetrag|verbleibender betrag|offen',
    en: 'total due|amount due|balance due|total payable|amount payable|to pay|please pay|total to pay|amount to pay|balance|payable|due now|outstanding|amount outstanding|balance outstanding|balance payable|you pay|total amount due|total now due|sum due|patient to pay|still due|due from patient',
    fr: 'a payer|net a payer|total a payer|montant a payer|reste a payer|solde|solde du|montant du|somme due|a regler|total a regler|montant a regler|reste a charge|reste a regler|total du|a votre charge|solde a payer|total net a payer|part patient a payer|a charge du patient',
    es: 'a pagar|total a pagar|importe a pagar|pendiente|pendiente de pago|saldo|a abonar|total a abonar|importe pendiente|resto a pagar|total pendiente|liquido a pagar|queda por pagar',
    it: 'totale da pagare|da pagare|netto a pagare|importo da pagare|totale dovuto',
    sv: 'att betala|summa att betala|belopp att betala',
  },
  subtotal: {
    nl: 'subtotaal|sub totaal|tussentotaal|transport|totaal excl btw|totaal exclusief btw|overbrengen|transporteren|totaal excl|netto|exclusief btw|excl btw|bedrag excl btw',
    de: 'zwischensumme|ubertrag|netto|nettobetrag|nettosumme|summe netto|zwischenbetrag',
    en: 'subtotal|sub total|carried forward|net amount|net|brought forward|net total|total excl vat|total ex vat',
    fr: 'sous total|total ht|montant ht|report|a reporter|ht|total hors taxes',
    es: 'subtotal|sub total|base imponible|base|suma y sigue|total sin iva|importe neto',
  },
  tax: {
    nl: 'btw|vrijgesteld|vrijgesteld van btw|totaal btw|btw vrijgesteld|btw hoog|btw laag|btw bedrag|waarvan btw|inclusief btw|incl btw|btw nultarief',
    de: 'mwst|umsatzsteuer|umsatzsteuerfrei|ust|mehrwertsteuer|zzgl mwst|enthaltene mwst|inkl mwst|davon mwst|steuer',
    en: 'vat|tax|vat exempt|vat amount|including vat|exempt',
    fr: 'tva|montant tva|dont tva|exonere de tva|exoneration de tva|exonere',
    es: 'iva|cuota iva|iva exento|exento de iva|exento|impuestos',
  },
  discount: {
    nl: 'korting|aftrek|creditering|coulance|afronding|in mindering|tegoed|inruil|kortingsbedrag|spoedkorting|actiekorting|familiekorting',
    de: 'rabatt|nachlass|skonto|abzug|gutschrift|minderung|ermassigung',
    en: 'discount|less|deduction|credit|adjustment|rounding',
    fr: 'remise|rabais|reduction|escompte|deduction',
    es: 'descuento|rebaja|bonificacion|dto',
  },
  paid: {
    nl: 'reeds betaald|reeds voldaan|betaald|voldaan|aanbetaling|voorschot|vooruitbetaald|al betaald|al voldaan|ontvangen|eerder betaald|gepind|pin|contant|betaald per pin|voldaan per pin|contant betaald|pinbetaling|per pin voldaan|reeds ontvangen|betaling|vooruit betaald|voorschotten|eerder voldaan|aanbetaald|reeds door u betaald|reeds door u voldaan|door u betaald|contant voldaan|betaling per pin|betaald met pin|reeds aanbetaald|waarborg|voldaan per ideal|ideal|bancontact|betaald bedrag|bedrag betaald|betaald op|u betaalde|maestro',
    de: 'bereits bezahlt|bezahlt|anzahlung|abzuglich anzahlung|bereits gezahlt|gezahlt|vorauszahlung|erhalten|bar bezahlt|ec karte|abzuglich zahlung|ihre zahlung|geleistete zahlung|geleistete anzahlung|zahlung erhalten|abschlag|bar|gegeben|ruckgeld',
    en: 'paid|already paid|deposit|amount paid|payment received|payments received|paid to date|less paid|less deposit|prepaid|cash|card|paid by card|deposit paid|payments|visa|change|payment|previously paid|paid on account|received',
    fr: 'deja paye|paye|acompte|regle|acompte verse|deja regle|paye par carte|montant paye|montant regle|verse|avance|paiement recu|carte bancaire|especes|paiement|montant verse|deja verse|provision|provisions',
    es: 'pagado|anticipo|ya pagado|a cuenta|entregado|entrega a cuenta|pagado con tarjeta|importe pagado|abonado|tarjeta|efectivo|deposito|senal|cobrado|entrega|ya abonado|pago',
    it: 'pagato|acconto|totale pagato',
    sv: 'betalt',
  },
  covered: {
    nl: 'vergoed|vergoeding|vergoed door verzekeraar|vergoeding verzekeraar|deel verzekeraar|verzekeraar|zorgverzekeraar|vergoeding zorgverzekeraar|door verzekeraar|betaald door verzekeraar|vergoed door zorgverzekeraar|vergoeding zorgverzekering|aandeel verzekeraar|aandeel zorgverzekeraar|ziekenfonds|aandeel ziekenfonds|tegemoetkoming|terugbetaling|verzekering|vergoed bedrag|derdebetaler|ten laste van ziekenfonds|riziv tarief|ten laste ziekenfonds|uitkering|maximum vergoeding|door de verzekeraar vergoed|rechtstreeks bij verzekeraar|ten laste van verplichte verzekering|verzekeringstegemoetkoming|mutualiteit|vergoeding basisverzekering|basisverzekering|aanvullende verzekering|deel zorgverzekeraar|bijdrage verzekeraar|bijdrage zorgverzekeraar|tussenkomst|ziv|tussenkomst ziekenfonds|zvw|vv',
    de: 'kassenanteil|erstattung|kasse|krankenkasse|anteil krankenkasse|kassenleistung|versicherung|anteil kasse|gkv|erstattet|zuschuss krankenkasse|anteil versicherung|festzuschuss|festbetrag|kassenzuschuss|anteil der krankenkasse',
    en: 'insurance|covered|insurer|insurer pays|insurance paid|reimbursed|insurance pays|covered by insurer|insurance share|insurer share|insurance covered|reimbursement|insurance payment|paid by insurer',
    fr: 'rembourse|part secu|part securite sociale|securite sociale|mutuelle|part mutuelle|remboursement|amo|amc|part amo|part amc|assurance maladie|part obligatoire|part complementaire|part assurance|intervention mutuelle|base de remboursement|prise en charge|base remb|intervention|quote part mutuelle|part ro|regime obligatoire|tiers payant|bre',
    es: 'aseguradora|cubierto|seguro|a cargo de la aseguradora|cobertura|parte aseguradora|seguridad social|aportacion sns|cubre seguro|compania',
  },
  ownShare: {
    nl: 'uw deel|eigen bijdrage|eigen deel|uw aandeel|eigen betaling|voor uw rekening|bijbetaling|door u|remgeld|aandeel patient|uw bijdrage|zelf betalen|persoonlijk aandeel|voor rekening patient|patient betaalt|eigen aandeel|eigen rekening|zelf te betalen|deel patient|uw kosten|eigen kosten|ten laste van patient|ten laste patient',
    de: 'eigenanteil|zuzahlung|ihr anteil|patientenanteil|selbstbehalt|gesetzliche zuzahlung|selbst zu zahlen|anteil patient|mehrkosten',
    en: 'your share|patient share|patient pays|your part|copay|copayment|you owe|patient|excess|your cost|patient portion|your portion|patient charge',
    fr: 'part patient|votre part|ticket moderateur|part assure|quote part patient|part personnelle|a charge patient|reste patient|charge patient|quote part personnelle|rac',
    es: 'su parte|copago|parte paciente|a su cargo|aportacion|a cargo del paciente|aportacion paciente|aportacion usuario',
  },
  amountHead: {
    nl: 'bedrag|tarief|prijs|kosten|honorarium|ereloon|in rekening gebracht|eur|euro|nettobedrag|regeltotaal|totaalprijs|bedrag eur|bedrag in euro|bedrag euro|regelbedrag|totaal tarief|bedrag incl btw|prijs incl btw|gedeclareerd|ritprijs|honoraria',
    de: 'betrag|preis|gebuhr|honorar|einzelbetrag|betrag eur|betrag in euro|gesamtpreis|betrag euro|euro|kosten|vergutung',
    en: 'amount|price|fee|cost|charge|amount eur|line total|charges|fees|rate',
    fr: 'montant|tarif|prix|honoraires|cout|montant eur|prix ttc|montant euros|facture|depense|frais reels|montant des honoraires|prix total',
    es: 'importe|precio|tarifa|honorarios|coste|importe eur|precio total|euros',
  },
  unitHead: {
    nl: 'stuksprijs|prijs per stuk|eenheidsprijs|per stuk|stukprijs|prijs pst|tarief per|tarief per stuk|per eenheid|prijs per eenheid|pst|materiaal|btw|uurtarief|punten|per keer|per km|dagprijs|tarief per dag|per dag|per rit|aantal|stuks|st|min|minuten|duur|tijd|aant|keer|maximumtarief|marktconform|verkoopprijs|adviesprijs|km',
    de: 'einzelpreis|faktor|punkte|satz|anzahl|menge|steigerungssatz|einfachsatz|ep|stuckpreis|gebuhrensatz|min',
    en: 'unit price|unit|price each|each|unit cost|qty|quantity|units|vat|hours|no of units|per unit|minutes',
    fr: 'prix unitaire|pu|unitaire|qte|quantite|coefficient|coef|taux|base|nb|nombre|tarif unitaire|cotation|pu ttc|pu ht',
    es: 'precio unitario|unidad|cantidad|uds|ud|cant|unidades|p unit|precio ud|pvp|iva|dto',
  },
  textHead: {
    nl: 'omschrijving|behandeling|verrichting|verrichtingen|zorgprestatie|prestatie|artikel|product|dienst|specificatie|verstrekking|verstrekkingen|behandelingen|zorg|geneesmiddel|middel|onderzoek|activiteit|werkzaamheden|soort|rit|traject|vaccin|omschrijving behandeling|omschrijving prestatie|omschrijving verrichting|omschrijving zorg|geleverde zorg|vaccinatie|hulpmiddel|levering|toelichting|bepaling|element|post|tand',
    de: 'leistung|leistungen|bezeichnung|beschreibung|leistungsbeschreibung|behandlung|artikel|leistungsbezeichnung|text|legende|leistungstext|artikelbezeichnung|arzneimittel|heilmittel|zahn|region|begrundung',
    en: 'description|treatment|service|services|item|details|procedure|particulars|description of service|medicine|consultation|description of services|test|items|product|service provided',
    fr: 'designation|libelle|acte|actes|prestation|prestations|description|soins|nature des actes|produit|medicament|soin|intitule|nature|nature de lacte|libelle de lacte|nature des soins|designation des actes|consultation|seance|libelle acte',
    es: 'concepto|descripcion|tratamiento|servicio|prestaciones|detalle|producto|acto|acto medico|servicios|prestacion|articulo|conceptos|pieza',
  },
  codeHead: {
    nl: 'code|prestatiecode|prestatie|codes|nomenclatuur|nomenclatuurnummer|nomenclatuurcode|zorgproduct|declaratiecode|behandelcode|zi nummer|knmt|nza code|nza|verrichtingcode|nomen|zinr|zindex|artikelcode|uurcode',
    de: 'ziffer|goz|goa|goae|gebuhrennummer|goz nr|goa nr|leistungsziffer|nr|geb nr|gebuhrenziffer|pzn|gebuhr nr|pos|ziff|bema|hp nr|position',
    en: 'code|item code|procedure code|codes|service code',
    fr: 'code|ccam|code acte|cotation|ngap|nomenclature|code ccam|cip|lpp|code nomenclature',
    es: 'codigo|cod|ref|codigo acto|codigo nacional|cn',
  },
  pay: {
    nl: '^gelieve|u kunt betalen|wij verzoeken|over te maken|iban|bic|binnen 14 dagen|bankrekening|giro|bankrekeningnummer|wij verzoeken u|bank|rekeninghouder|overmaken|ten name van:',
    de: 'bitte uberweisen|bankverbindung|konto|kontonummer|blz|bankkonto',
    en: 'bank details|please pay to|sort code|bank account|swift|payment terms',
    fr: 'coordonnees bancaires|virement|rib|compte|par virement|modalites de paiement|compte bancaire',
    es: 'cuenta|transferencia|cuenta bancaria|forma de pago|domiciliacion|numero de cuenta|metodo de pago',
  },
};
