/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {(i: { what: string | number }) => string} */
export const cutOut = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Part of your bill: ${i.what}` : `Stukje van je nota: ${i.what}`;

/** @type {() => string} */
export const unsureField = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We could not read this well. Is it right?` : `Dit konden we niet goed lezen. Klopt het?`;

/** @type {() => string} */
export const readTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Read from your bill` : `Van je nota gelezen`;

/** @type {() => string} */
export const readCheck = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Please check it. You can change everything.` : `Kijk of het klopt. Je kunt alles veranderen.`;

/** @type {(i: { count: number }) => string} */
export const readAsk = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? plural(i.count, { one: `We are not sure about 1 detail:`, other: `We are not sure about ${counted(i.count)} details:` }) : plural(i.count, { one: `Bij 1 gegeven weten we het niet zeker:`, other: `Bij ${counted(i.count)} gegevens weten we het niet zeker:` });

/** @type {() => string} */
export const readMerely = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are still reading your bill. You can start already: what you fill in yourself stays.` : `We lezen je nota nog. Je kunt vast beginnen: wat je zelf invult, blijft staan.`;

/** @type {() => string} */
export const lacksTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Something is missing on this bill` : `Op deze nota missen we iets`;

/** @type {() => string} */
export const lacksAsk = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Ask your care provider for a bill that shows this. You may also send in this one as it is. Then it may take longer, or we may have questions.` : `Vraag je zorgverlener om een nota waar dit op staat. Je mag deze nota ook zo indienen. Dan duurt het misschien langer, of krijg je vragen van ons.`;

/** @type {() => string} */
export const lacksName = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The name of the insured person` : `De naam van de verzekerde`;

/** @type {() => string} */
export const lacksBirthday = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The date of birth of the insured person` : `De geboortedatum van de verzekerde`;

/** @type {() => string} */
export const lacksNumber = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The insured number` : `Het verzekerdennummer`;

/** @type {() => string} */
export const lacksDay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The day of the treatment` : `De dag van de behandeling`;

/** @type {() => string} */
export const lacksCode = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The code of the treatment` : `De code van de behandeling (prestatiecode)`;

/** @type {() => string} */
export const lacksCare = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What care it was` : `Welke zorg het was`;

/** @type {() => string} */
export const lacksZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The name of the care provider` : `De naam van de zorgverlener`;

/** @type {() => string} */
export const lacksAgb = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The care provider’s AGB code` : `De AGB-code van de zorgverlener`;

/** @type {() => string} */
export const lacksAmount = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The amount` : `Het bedrag`;

/** @type {() => string} */
export const notaNumber = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The bill number` : `Het notanummer`;

/** @type {(i: { count: number }) => string} */
export const severalTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? plural(i.count, { one: `This is 1 bill`, other: `These seem to be ${counted(i.count)} bills` }) : plural(i.count, { one: `Dit is 1 nota`, other: `Dit lijken ${counted(i.count)} nota’s` });

/** @type {() => string} */
export const severalText = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You send them in one by one. Which bill first? You can submit what is left after that.` : `Je dient ze één voor één in. Welke nota eerst? Wat overblijft, kun je daarna indienen.`;

/** @type {(i: { number: string | number }) => string} */
export const severalNota = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Bill ${i.number}` : `Nota ${i.number}`;

/** @type {() => string} */
export const severalOne = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `It is one bill` : `Het is één nota`;

/** @type {() => string} */
export const whatWho = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `the name` : `de naam`;

/** @type {() => string} */
export const whatCare = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `the care` : `de zorg`;

/** @type {() => string} */
export const whatDay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `the date` : `de datum`;

/** @type {() => string} */
export const whatAmount = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `the amount` : `het bedrag`;

/** @type {() => string} */
export const whatZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `the care provider` : `de zorgverlener`;

/** @type {() => string} */
export const whatNumber = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `the bill number` : `het notanummer`;

/** @type {() => string} */
export const whatAbroad = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `the country` : `het land`;

/** @type {() => string} */
export const askDeclarant = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Who is the bill for?` : `Voor wie is de nota?`;

/** @type {() => string} */
export const askZorgsoort = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What type of care was it?` : `Welke zorg was het?`;

/** @type {() => string} */
export const askDay = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `On which day?` : `Op welke dag?`;

/** @type {() => string} */
export const askAmount = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What is the amount?` : `Wat is het bedrag?`;

/** @type {() => string} */
export const askZorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Who gave the care?` : `Wie gaf de zorg?`;

/** @type {() => string} */
export const askAbroad = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care abroad` : `Zorg in het buitenland`;

/** @type {(i: { name: string | number }) => string} */
export const previewOf = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Preview of ${i.name}` : `Voorbeeld van ${i.name}`;

/** @type {() => string} */
export const turn = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Rotate` : `Draai`;

/** @type {(i: { name: string | number }) => string} */
export const turnFile = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Rotate ${i.name} a quarter turn` : `Draai ${i.name} een kwartslag`;

/** @type {() => string} */
export const photoBlurred = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This photo does not look sharp. Hold your phone still and tap the bill to focus.` : `Deze foto lijkt niet scherp. Houd je telefoon stil en tik op de nota om scherp te stellen.`;

/** @type {() => string} */
export const photoDark = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This photo is dark. Find more light, and mind the shadow of your phone.` : `Deze foto is donker. Zoek meer licht, en let op de schaduw van je telefoon.`;

/** @type {() => string} */
export const photoCut = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The whole bill may not be in the picture. Make sure that you see all its edges.` : `De nota staat er misschien niet helemaal op. Zorg dat je alle randen ziet.`;

/** @type {() => string} */
export const again = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Retake` : `Maak opnieuw`;

/** @type {(i: { name: string | number }) => string} */
export const againFile = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Retake ${i.name}` : `Maak opnieuw: ${i.name}`;

/** @type {() => string} */
export const expectTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you get back` : `Wat je terugkrijgt`;

/** @type {(i: { amount: string | number }) => string} */
export const expectGet = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will probably get ${i.amount} back` : `Je krijgt waarschijnlijk ${i.amount} terug`;

/** @type {() => string} */
export const expectNothing = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You will probably get nothing back for this` : `Je krijgt hier waarschijnlijk niets voor terug`;

/** @type {() => string} */
export const expectIs = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This is an estimate, based on what we know now. You will know for sure soon after you send it in.` : `Dit is een verwachting. We rekenen met wat we nu weten. Kort na het indienen weet je het zeker.`;

/** @type {() => string} */
export const expectBusy = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are working out what you get back.` : `We rekenen uit wat je terugkrijgt.`;

/** @type {() => string} */
export const expectFailed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We cannot work out what you get back right now. You can still send in your bill.` : `We kunnen nu niet uitrekenen wat je terugkrijgt. Je kunt wel gewoon indienen.`;

/** @type {() => string} */
export const expectHidden = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you get back also depends on care that you may not see. That is why we do not work it out beforehand.` : `Wat je terugkrijgt, hangt ook af van zorg die je niet mag zien. Daarom rekenen we het niet vooraf uit.`;

/** @type {() => string} */
export const lineAdd = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Add a line` : `Voeg een regel toe`;

/** @type {() => string} */
export const lineMore = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Are there more treatments on the bill?` : `Staan er meer behandelingen op de nota?`;

/** @type {() => string} */
export const linesTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The lines of your bill` : `De regels van je nota`;

/** @type {(i: { number: string | number }) => string} */
export const lineTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Line ${i.number}` : `Regel ${i.number}`;

/** @type {() => string} */
export const lineChange = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Change` : `Wijzig`;

/** @type {(i: { number: string | number }) => string} */
export const lineChangeNumber = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Change line ${i.number}` : `Wijzig regel ${i.number}`;

/** @type {() => string} */
export const lineRemove = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Remove` : `Verwijder`;

/** @type {(i: { number: string | number }) => string} */
export const lineRemoveNumber = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Remove line ${i.number}` : `Verwijder regel ${i.number}`;

/** @type {() => string} */
export const lineReady = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Done` : `Klaar`;

/** @type {(i: { number: string | number }) => string} */
export const lineReadyNumber = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Done with line ${i.number}` : `Klaar met regel ${i.number}`;

/** @type {() => string} */
export const lineEmpty = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not filled in yet` : `Nog niet ingevuld`;

/** @type {() => string} */
export const linesTogether = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Together` : `Samen`;

/** @type {(i: { number: string | number, text: string | number }) => string} */
export const lineError = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Line ${i.number}: ${i.text}` : `Regel ${i.number}: ${i.text}`;

/** @type {() => string} */
export const plainReads = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `First add only your bill and go on with the button at the bottom. We read it and fill in what it says.` : `Voeg eerst alleen je nota toe en ga verder met de knop onderaan. Wij lezen hem en vullen in wat erop staat.`;

/** @type {() => string} */
export const plainCheck = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Please check everything and fill in what is still empty. Then send it in.` : `Kijk of alles klopt en vul aan wat nog leeg is. Daarna dien je in.`;

/** @type {() => string} */
export const expectShared = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you get back also depends on a budget that you share with others on your policy. That is why we do not work it out beforehand.` : `Wat je terugkrijgt, hangt ook af van een budget dat je deelt met anderen op je polis. Daarom rekenen we het niet vooraf uit.`;

/** @type {() => string} */
export const expectUnknown = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The own risk (deductible) of that year is not known yet. That is why we cannot say yet what you get back.` : `Het eigen risico van dat jaar is nog niet bekend. Daarom kunnen we nog niet zeggen wat je terugkrijgt.`;

/** @type {() => string} */
export const plainLines = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Is a line not right? Change it. Does it not belong there? Then empty all of its fields.` : `Klopt een regel niet? Verander hem. Hoort hij er niet bij? Maak dan alle vakken van die regel leeg.`;
