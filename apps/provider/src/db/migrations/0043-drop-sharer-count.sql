-- Nothing calls it any more: how many share a budget is counted per policy, by polis_sharers (0026).
DROP FUNCTION sharer_count(text, integer);
