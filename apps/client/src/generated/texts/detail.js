/* Generated from the texts/*.json by `npm run texts -w @mijn/client`: do not edit. */
import { counted, getLocale, plural } from '../../platform/language.ts';

/** @type {(i: { care: string | number, name: string | number }) => string} */
export const title = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.care} for ${i.name}` : `${i.care} voor ${i.name}`;

/** @type {(i: { name: string | number }) => string} */
export const titleHidden = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claim for ${i.name}` : `Declaratie voor ${i.name}`;

/** @type {(i: { nummer: string | number, day: string | number }) => string} */
export const subtitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claim ${i.nummer}, submitted on ${i.day}` : `Declaratie ${i.nummer}, ingediend op ${i.day}`;

/** @type {(i: { nummer: string | number, day: string | number, indiener: string | number }) => string} */
export const subtitleSentInBy = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claim ${i.nummer}, submitted on ${i.day} by ${i.indiener}` : `Declaratie ${i.nummer}, ingediend op ${i.day} door ${i.indiener}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const weReimburse = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Of this we reimburse ${i.bedrag}.` : `We vergoeden hiervan ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const youGot = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You have received ${i.bedrag}.` : `Je hebt ${i.bedrag} gekregen.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const youGet = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get ${i.bedrag}.` : `Je krijgt ${i.bedrag}.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const willBePaidOut = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} will be paid out.` : `${i.bedrag} wordt uitbetaald.`;

/** @type {(i: { day: string | number, iban: string | number }) => string} */
export const arrivesAround = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `It will be in account ${i.iban} around ${i.day}.` : `Dat staat rond ${i.day} op rekening ${i.iban}.`;

/** @type {(i: { day: string | number }) => string} */
export const arrivesAroundWithout = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `It will be in your account around ${i.day}.` : `Dat staat rond ${i.day} op je rekening.`;

/** @type {(i: { day: string | number, iban: string | number }) => string} */
export const transferred = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `It was transferred to account ${i.iban} on ${i.day}.` : `Dat is op ${i.day} overgemaakt naar rekening ${i.iban}.`;

/** @type {() => string} */
export const willBeTransferred = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We will transfer it to you as soon as possible.` : `Wij maken het zo snel mogelijk naar je over.`;

/** @type {() => string} */
export const nothingEigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because this amount falls under the own risk (deductible).` : `Je krijgt niets terug, want dit bedrag valt onder het eigen risico.`;

/** @type {() => string} */
export const nothingNotCovered = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because this amount is not covered.` : `Je krijgt niets terug, want dit bedrag wordt niet vergoed.`;

/** @type {() => string} */
export const nothingDuplicate = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because this bill was submitted before.` : `Je krijgt niets terug, want deze nota is al eerder ingediend.`;

/** @type {() => string} */
export const nothingBudgetUsed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because this year’s maximum has been used.` : `Je krijgt niets terug, want het maximum voor dit jaar is op.`;

/** @type {() => string} */
export const nothingNoCover = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because this insurance does not cover this care.` : `Je krijgt niets terug, want deze verzekering vergoedt deze zorg niet.`;

/** @type {() => string} */
export const nothingNotInsured = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because there was no insurance with us at the time.` : `Je krijgt niets terug, want er was toen geen verzekering bij ons.`;

/** @type {() => string} */
export const nothingTooOld = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because this care was too long ago.` : `Je krijgt niets terug, want deze zorg is te lang geleden.`;

/** @type {() => string} */
export const nothingWettelijkeBijdrage = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back, because this amount is a statutory contribution.` : `Je krijgt niets terug, want dit bedrag is een wettelijke eigen bijdrage.`;

/** @type {(i: { parts: string | number }) => string} */
export const nothingMore = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You get nothing back: ${i.parts}.` : `Je krijgt niets terug: ${i.parts}.`;

/** @type {() => string} */
export const nothingExplanation = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Below you can read exactly why.` : `Hieronder lees je precies waarom.`;

/** @type {() => string} */
export const submitted = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We have received your claim.` : `Wij hebben je declaratie ontvangen.`;

/** @type {() => string} */
export const submittedLater = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `First we read your bill. Then we assess your claim.` : `Eerst lezen wij je nota. Daarna beoordelen wij je declaratie.`;

/** @type {() => string} */
export const inProgress = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We are assessing your claim.` : `Wij beoordelen je declaratie.`;

/** @type {() => string} */
export const inProgressLater = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We look at what your insurance covers and whether own risk (deductible) is taken off.` : `Wij kijken wat je verzekering vergoedt en of er eigen risico af gaat.`;

/** @type {(i: { day: string | number }) => string} */
export const resultBy = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `By ${i.day} you will know what you get.` : `Uiterlijk ${i.day} weet je wat je krijgt.`;

/** @type {() => string} */
export const busyPeriod = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `It is busy. It therefore takes longer than you are used to: up to 15 working days.` : `Het is druk. Daarom duurt het langer dan je van ons gewend bent: tot 15 werkdagen.`;

/** @type {() => string} */
export const laterDuplicate = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `A bill with these details was submitted before. That is why a member of our staff is looking at it. It takes longer.` : `Er is al eerder een nota met deze gegevens ingediend. Daarom kijkt een medewerker ernaar. Dat duurt langer.`;

/** @type {() => string} */
export const laterStaff = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `A member of our staff is looking at your claim. It takes longer.` : `Een medewerker kijkt naar je declaratie. Dat duurt langer.`;

/** @type {(i: { year: string | number }) => string} */
export const laterEigenRisico = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The own risk (deductible) of ${i.year} is not known yet. We assess your claim as soon as it is. You do not have to do anything.` : `Het eigen risico van ${i.year} is nog niet bekend. Wij beoordelen je declaratie zodra het bekend is. Je hoeft niets te doen.`;

/** @type {() => string} */
export const course = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `How far along is your claim?` : `Hoe ver is je declaratie?`;

/** @type {() => string} */
export const stateDone = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `done` : `klaar`;

/** @type {() => string} */
export const stateNow = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `in progress now` : `nu bezig`;

/** @type {() => string} */
export const stateToCome = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `still to come` : `moet nog`;

/** @type {(i: { day: string | number }) => string} */
export const expected = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `by ${i.day}` : `uiterlijk ${i.day}`;

/** @type {(i: { status: string | number }) => string} */
export const changed = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your claim has a new status: ${i.status}.` : `Je declaratie heeft een nieuwe status: ${i.status}.`;

/** @type {() => string} */
export const stairsTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `How we arrive at this amount` : `Zo komen wij aan dit bedrag`;

/** @type {() => string} */
export const stairsCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `From claimed to paid out` : `Van gedeclareerd naar uitbetaald`;

/** @type {() => string} */
export const stairsNotCovered = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Not covered` : `Niet vergoed`;

/** @type {() => string} */
export const stairsPaidOut = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Paid out` : `Uitbetaald`;

/** @type {() => string} */
export const stepDeclared = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What you claimed` : `Wat je hebt gedeclareerd`;

/** @type {() => string} */
export const stepNotCovered = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What the insurance does not cover` : `Wat de verzekering niet vergoedt`;

/** @type {() => string} */
export const stepEigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk (deductible)` : `Eigen risico`;

/** @type {() => string} */
export const stepPaidOut = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `What we pay` : `Wat wij betalen`;

/** @type {() => string} */
export const stepNothing = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Nothing is taken off here.` : `Hier gaat niets af.`;

/** @type {() => string} */
export const explanationOrder = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We always calculate in this order. The sum is right to the cent.` : `Wij rekenen altijd in deze volgorde. De som klopt tot op de cent.`;

/** @type {() => string} */
export const treatments = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Treatments` : `Behandelingen`;

/** @type {() => string} */
export const treatmentsCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The treatments of this claim` : `De behandelingen van deze declaratie`;

/** @type {() => string} */
export const columnTreatment = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Treatment` : `Behandeling`;

/** @type {() => string} */
export const columnEigenRisico = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Own risk` : `Eigen risico`;

/** @type {() => string} */
export const columnReimbursed = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Reimbursed` : `Vergoed`;

/** @type {(i: { nummer: string | number }) => string} */
export const notaNumber = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `bill ${i.nummer}` : `nota ${i.nummer}`;

/** @type {(i: { aantal: string | number }) => string} */
export const times = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.aantal} times` : `${i.aantal} keer`;

/** @type {() => string} */
export const meldingen = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Explanation` : `Uitleg`;

/** @type {() => string} */
export const files = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Your bill` : `Je nota`;

/** @type {() => string} */
export const filesCaption = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The files of this claim` : `De bestanden van deze declaratie`;

/** @type {() => string} */
export const fileReceived = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Received` : `Ontvangen`;

/** @type {() => string} */
export const hiddenTitle = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `You do not see the care itself` : `De zorg zelf zie je niet`;

/** @type {() => string} */
export const details = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Details of your claim` : `Gegevens van je declaratie`;

/** @type {() => string} */
export const zorgsoort = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Type of care` : `Soort zorg`;

/** @type {() => string} */
export const careDate = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Date of care` : `Datum van de zorg`;

/** @type {() => string} */
export const zorgverlener = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Care provider` : `Zorgverlener`;

/** @type {() => string} */
export const gedeclareerd = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claimed` : `Gedeclareerd`;

/** @type {() => string} */
export const noLinesYet = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `As soon as we have assessed your claim, you will see here how we arrive at the amount.` : `Zodra wij je declaratie hebben beoordeeld, zie je hier hoe wij aan het bedrag komen.`;

/** @type {() => string} */
export const download = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Download` : `Download`;

/** @type {(i: { nummer: string | number, day: string | number }) => string} */
export const subtitleZorgverlener = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Claim ${i.nummer}, submitted by your care provider on ${i.day}` : `Declaratie ${i.nummer}, ingediend door je zorgverlener op ${i.day}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const countsInTermijnen = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} of this counts towards the own risk (deductible). You pay that in instalments, so we hold nothing back for it and there is no separate invoice.` : `${i.bedrag} hiervan telt mee voor het eigen risico. Dat betaal je in termijnen. Daarom houden wij er niets voor in en komt er geen aparte factuur.`;

/** @type {(i: { bedrag: string | number }) => string} */
export const waitsTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} is waiting for you.` : `${i.bedrag} staat voor je klaar.`;

/** @type {() => string} */
export const waitsPayer = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `We do not know the policyholder’s account number. That is why we could not transfer it yet.` : `Wij kennen geen rekening van de verzekeringsnemer. Daarom konden wij dit nog niet overmaken.`;

/** @type {() => string} */
export const stairsWaits = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Waiting for you` : `Staat voor je klaar`;

/** @type {() => string} */
export const stairsForYou = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `For you` : `Voor jou`;

/** @type {(i: { bedrag: string | number }) => string} */
export const verrekeningTitle = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} has been offset.` : `${i.bedrag} is verrekend.`;

/** @type {(i: { bedrag: string | number, day: string | number }) => string} */
export const verrekeningOn = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} was taken off an invoice on ${i.day}.` : `${i.bedrag} ging op ${i.day} af van een factuur.`;

/** @type {(i: { kenmerk: string | number }) => string} */
export const verrekeningFactuur = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `View invoice ${i.kenmerk}` : `Bekijk factuur ${i.kenmerk}`;

/** @type {(i: { bedrag: string | number }) => string} */
export const restOfIt = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `The rest is ${i.bedrag}.` : `De rest is ${i.bedrag}.`;

/** @type {() => string} */
export const asExpected = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `This is what we expected when you sent it in.` : `Dit is wat we verwachtten toen je indiende.`;

/** @type {(i: { before: string | number, now: string | number }) => string} */
export const otherThanExpected = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `When you sent it in we expected ${i.before}. It turned out to be ${i.now}. “Explain this” tells you why.` : `Toen je indiende verwachtten we ${i.before}. Het is ${i.now} geworden. Bij “Leg dit uit” lees je waarom.`;

/** @type {() => string} */
export const columnBijdrage = () => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `Contribution` : `Eigen bijdrage`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partEigenRisico = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} own risk` : `${i.bedrag} eigen risico`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partBijdrage = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} statutory contribution` : `${i.bedrag} wettelijke eigen bijdrage`;

/** @type {(i: { bedrag: string | number }) => string} */
export const partNotCovered = (i) => (import.meta.env.VITE_LANGUAGE ?? getLocale()) === 'en' ? `${i.bedrag} not covered` : `${i.bedrag} niet vergoed`;
