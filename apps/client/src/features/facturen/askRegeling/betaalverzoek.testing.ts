/** A payment request that can be paid in three or seven instalments; amounts in integer cents. */
export const betaalverzoek = {
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen: 38_500,
  geenRegelingWegens: null,
  regelingBedrag: 38_500,
  regelingKeuzes: [
    {
      maanden: 3,
      termijnBedrag: 12_834,
      laatsteBedrag: 12_832,
      eersteDatum: '2026-12-31',
      laatsteDatum: '2027-02-26',
    },
    {
      maanden: 7,
      termijnBedrag: 5_500,
      laatsteBedrag: 5_500,
      eersteDatum: '2026-12-31',
      laatsteDatum: '2027-06-30',
    },
  ],
};
