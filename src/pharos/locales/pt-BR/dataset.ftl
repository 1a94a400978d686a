# Conjuntos de decisões.
dataset-about = Faz um robô jogar contra si mesmo e guarda todas as decisões em arquivos Parquet para programas de aprendizado. Execute o mesmo comando para continuar ou ampliar.
dataset-out = A pasta do conjunto de dados.
dataset-shard = Partidas em cada arquivo.
dataset-convert = Transforma registros de partidas terminadas em um conjunto de dados.
dataset-records = Registros, ou pastas de registros (*.txt).
dataset-converting = Convertendo
dataset-saved = { $rows } decisões de { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} estão em { $folder }
dataset-stopped = Interrompido. Execute o mesmo comando para continuar.

error-dataset-none = Não há conjunto de dados em “{ $got }”.
error-dataset-other = “{ $got }” contém outro conjunto de dados. Escolha outra pasta.
error-dataset-empty = Não há registros para converter.
error-dataset-mixed = Um conjunto de dados contém um só jogo com um só número de jogadores, mas estes registros são de { $got }.
error-dataset-unfinished = Só partidas terminadas podem ser convertidas; registros inacabados: { $got }.
