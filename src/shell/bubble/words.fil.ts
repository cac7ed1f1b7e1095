export default {
  bubble: 'Buksan ang Lucky Jackpot',
  bubbleMove: 'Gamitin ang arrow keys para ilipat',
  bubbleHide: 'Itago muna ang Lucky Jackpot',
};
