/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';

/** @type {(i: { what: string | number }) => string} */
export const cutOut = (i) => isEnglish() ? `Part of your bill: ${i.what}` : `Stukje van je nota: ${i.what}`;

/** @type {() => string} */
export const unsureField = () => isEnglish() ? `We could not read this well. Is it right?` : `Dit konden we niet goed lezen. Klopt het?`;

/** @type {() => string} */
export const readTitle = () => isEnglish() ? `Read from your bill` : `Van je nota gelezen`;

/** @type {() => string} */
export const readCheck = () => isEnglish() ? `Please check it. You can change everything.` : `Kijk of het klopt. Je kunt alles veranderen.`;

/** @type {(i: { count: number }) => string} */
export const readAsk = (i) => isEnglish() ? plural(i.count, { one: `We are not sure about 1 detail:`, other: `We are not sure about ${counted(i.count)} details:` }) : plural(i.count, { one: `Bij 1 gegeven weten we het niet zeker:`, other: `Bij ${counted(i.count)} gegevens weten we het niet zeker:` });

/** @type {() => string} */
export const readMerely = () => isEnglish() ? `We are still reading your bill. You can start already: what you fill in yourself stays.` : `We lezen je nota nog. Je kunt vast beginnen: wat je zelf invult, blijft staan.`;

/** @type {() => string} */
export const lacksTitle = () => isEnglish() ? `Something is missing on this bill` : `Op deze nota missen we iets`;

/** @type {() => string} */
export const lacksAsk = () => isEnglish() ? `Ask your care provider for a bill that shows this. You may also send in this one as it is. Then it may take longer, or we may have questions.` : `Vraag je zorgverlener om een nota waar dit op staat. Je mag deze nota ook zo indienen. Dan duurt het misschien langer, of krijg je vragen van ons.`;

/** @type {() => string} */
export const lacksName = () => isEnglish() ? `The name of the insured person` : `De naam van de verzekerde`;

/** @type {() => string} */
export const lacksBirthday = () => isEnglish() ? `The date of birth of the insured person` : `De geboortedatum van de verzekerde`;

/** @type {() => string} */
export const lacksNumber = () => isEnglish() ? `The insured number` : `Het verzekerdennummer`;

/** @type {() => string} */
export const lacksDay = () => isEnglish() ? `The day of the treatment` : `De dag van de behandeling`;

/** @type {() => string} */
export const lacksCode = () => isEnglish() ? `The code of the treatment` : `De code van de behandeling (prestatiecode)`;

/** @type {() => string} */
export const lacksCare = () => isEnglish() ? `What care it was` : `Welke zorg het was`;

/** @type {() => string} */
export const lacksZorgverlener = () => isEnglish() ? `The name of the care provider` : `De naam van de zorgverlener`;

/** @type {() => string} */
export const lacksAgb = () => isEnglish() ? `The care provider’s AGB code` : `De AGB-code van de zorgverlener`;

/** @type {() => string} */
export const lacksAmount = () => isEnglish() ? `The amount` : `Het bedrag`;

/** @type {() => string} */
export const notaNumber = () => isEnglish() ? `The bill number` : `Het notanummer`;

/** @type {(i: { count: number }) => string} */
export const severalTitle = (i) => isEnglish() ? plural(i.count, { one: `This is 1 bill`, other: `These seem to be ${counted(i.count)} bills` }) : plural(i.count, { one: `Dit is 1 nota`, other: `Dit lijken ${counted(i.count)} nota’s` });

/** @type {() => string} */
export const severalText = () => isEnglish() ? `You send them in one by one. Which bill first? You can submit what is left after that.` : `Je dient ze één voor één in. Welke nota eerst? Wat overblijft, kun je daarna indienen.`;

/** @type {(i: { number: string | number }) => string} */
export const severalNota = (i) => isEnglish() ? `Bill ${i.number}` : `Nota ${i.number}`;

/** @type {() => string} */
export const severalOne = () => isEnglish() ? `It is one bill` : `Het is één nota`;

/** @type {() => string} */
export const whatWho = () => isEnglish() ? `the name` : `de naam`;

/** @type {() => string} */
export const whatCare = () => isEnglish() ? `the care` : `de zorg`;

/** @type {() => string} */
export const whatDay = () => isEnglish() ? `the date` : `de datum`;

/** @type {() => string} */
export const whatAmount = () => isEnglish() ? `the amount` : `het bedrag`;

/** @type {() => string} */
export const whatZorgverlener = () => isEnglish() ? `the care provider` : `de zorgverlener`;

/** @type {() => string} */
export const whatNumber = () => isEnglish() ? `the bill number` : `het notanummer`;

/** @type {() => string} */
export const whatAbroad = () => isEnglish() ? `the country` : `het land`;

/** @type {() => string} */
export const askDeclarant = () => isEnglish() ? `Who is the bill for?` : `Voor wie is de nota?`;

/** @type {() => string} */
export const askZorgsoort = () => isEnglish() ? `What type of care was it?` : `Welke zorg was het?`;

/** @type {() => string} */
export const askDay = () => isEnglish() ? `On which day?` : `Op welke dag?`;

/** @type {() => string} */
export const askAmount = () => isEnglish() ? `What is the amount?` : `Wat is het bedrag?`;

/** @type {() => string} */
export const askZorgverlener = () => isEnglish() ? `Who gave the care?` : `Wie gaf de zorg?`;

/** @type {() => string} */
export const askAbroad = () => isEnglish() ? `Care abroad` : `Zorg in het buitenland`;

/** @type {(i: { name: string | number }) => string} */
export const previewOf = (i) => isEnglish() ? `Preview of ${i.name}` : `Voorbeeld van ${i.name}`;

/** @type {() => string} */
export const turn = () => isEnglish() ? `Rotate` : `Draai`;

/** @type {(i: { name: string | number }) => string} */
export const turnFile = (i) => isEnglish() ? `Rotate ${i.name} a quarter turn` : `Draai ${i.name} een kwartslag`;

/** @type {() => string} */
export const photoBlurred = () => isEnglish() ? `This photo does not look sharp. Hold your phone still and tap the bill to focus.` : `Deze foto lijkt niet scherp. Houd je telefoon stil en tik op de nota om scherp te stellen.`;

/** @type {() => string} */
export const photoDark = () => isEnglish() ? `This photo is dark. Find more light, and mind the shadow of your phone.` : `Deze foto is donker. Zoek meer licht, en let op de schaduw van je telefoon.`;

/** @type {() => string} */
export const photoCut = () => isEnglish() ? `The whole bill may not be in the picture. Make sure that you see all its edges.` : `De nota staat er misschien niet helemaal op. Zorg dat je alle randen ziet.`;

/** @type {() => string} */
export const again = () => isEnglish() ? `Retake` : `Maak opnieuw`;

/** @type {(i: { name: string | number }) => string} */
export const againFile = (i) => isEnglish() ? `Retake ${i.name}` : `Maak opnieuw: ${i.name}`;

/** @type {(i: { amount: string | number }) => string} */
export const expectGet = (i) => isEnglish() ? `You will probably get ${i.amount}` : `Je krijgt waarschijnlijk ${i.amount}`;

/** @type {() => string} */
export const expectNothing = () => isEnglish() ? `You will probably get nothing back for this` : `Je krijgt hier waarschijnlijk niets voor terug`;

/** @type {() => string} */
export const expectIs = () => isEnglish() ? `This is an estimate, based on what we know now.` : `Dit is een schatting, met wat we nu weten.`;

/** @type {() => string} */
export const expectBusy = () => isEnglish() ? `We are working out what you get back.` : `We rekenen uit wat je terugkrijgt.`;

/** @type {() => string} */
export const expectFailed = () => isEnglish() ? `We cannot work out what you get back right now. You can still send in your bill.` : `We kunnen nu niet uitrekenen wat je terugkrijgt. Je kunt wel gewoon indienen.`;

/** @type {() => string} */
export const expectHidden = () => isEnglish() ? `What you get back also depends on care that you may not see. That is why we do not work it out beforehand.` : `Wat je terugkrijgt, hangt ook af van zorg die je niet mag zien. Daarom rekenen we het niet vooraf uit.`;

/** @type {() => string} */
export const lineAdd = () => isEnglish() ? `Add a line` : `Voeg een regel toe`;

/** @type {() => string} */
export const lineMore = () => isEnglish() ? `Are there more treatments on the bill?` : `Staan er meer behandelingen op de nota?`;

/** @type {() => string} */
export const linesTitle = () => isEnglish() ? `The lines of your bill` : `De regels van je nota`;

/** @type {(i: { number: string | number }) => string} */
export const lineTitle = (i) => isEnglish() ? `Line ${i.number}` : `Regel ${i.number}`;

/** @type {() => string} */
export const lineChange = () => isEnglish() ? `Change` : `Wijzig`;

/** @type {(i: { number: string | number }) => string} */
export const lineChangeNumber = (i) => isEnglish() ? `Change line ${i.number}` : `Wijzig regel ${i.number}`;

/** @type {() => string} */
export const lineRemove = () => isEnglish() ? `Remove` : `Verwijder`;

/** @type {(i: { number: string | number }) => string} */
export const lineRemoveNumber = (i) => isEnglish() ? `Remove line ${i.number}` : `Verwijder regel ${i.number}`;

/** @type {() => string} */
export const lineReady = () => isEnglish() ? `Done` : `Klaar`;

/** @type {(i: { number: string | number }) => string} */
export const lineReadyNumber = (i) => isEnglish() ? `Done with line ${i.number}` : `Klaar met regel ${i.number}`;

/** @type {() => string} */
export const lineEmpty = () => isEnglish() ? `Not filled in yet` : `Nog niet ingevuld`;

/** @type {() => string} */
export const linesTogether = () => isEnglish() ? `Together` : `Samen`;

/** @type {(i: { number: string | number, text: string | number }) => string} */
export const lineError = (i) => isEnglish() ? `Line ${i.number}: ${i.text}` : `Regel ${i.number}: ${i.text}`;

/** @type {() => string} */
export const plainReads = () => isEnglish() ? `First add only your bill and go on with the button at the bottom. We read it and fill in what it says.` : `Voeg eerst alleen je nota toe en ga verder met de knop onderaan. We lezen hem en vullen in wat erop staat.`;

/** @type {() => string} */
export const plainCheck = () => isEnglish() ? `Please check everything and fill in what is still empty. Then send it in.` : `Kijk of alles klopt en vul aan wat nog leeg is. Daarna dien je in.`;

/** @type {() => string} */
export const expectShared = () => isEnglish() ? `The budget belongs to everybody on your policy. What somebody else used is not taken into account here.` : `Het budget is van iedereen op je polis. Wat een ander gebruikte, telt hier niet mee.`;

/** @type {() => string} */
export const expectUnknown = () => isEnglish() ? `The own risk (deductible) of that year is not known yet. That is why we cannot say yet what you get back.` : `Het eigen risico van dat jaar is nog niet bekend. Daarom kunnen we nog niet zeggen wat je terugkrijgt.`;

/** @type {() => string} */
export const plainLines = () => isEnglish() ? `Is a line not right? Change it. Does it not belong there? Then empty all of its fields.` : `Klopt een regel niet? Verander hem. Hoort hij er niet bij? Maak dan alle vakken van die regel leeg.`;

/** @type {() => string} */
export const expectDuplicate = () => isEnglish() ? `You will probably get nothing back for this: this bill was sent in before. A member of staff will look at it.` : `Je krijgt hier waarschijnlijk niets voor terug: deze nota is al eerder ingediend. Een medewerker kijkt ernaar.`;

/** @type {(i: { amount: string | number }) => string} */
export const expectAtMost = (i) => isEnglish() ? `You get up to ${i.amount}, as long as the family budget is not used up` : `Je krijgt tot ${i.amount}, zolang het gezinsbudget niet op is`;

/** @type {() => string} */
export const expectHow = () => isEnglish() ? `How we estimate this` : `Zo schatten we dit`;
